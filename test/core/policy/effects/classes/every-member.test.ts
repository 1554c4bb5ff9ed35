// What a loop or a block of inline code does with every file that a pattern names, which rows a deletion chooses, and where a
// scanner is pointed.
import { test } from 'node:test'
import { twins } from '#test/support/twins.ts'

test('a loop over the files of a pattern deletes that pattern', () => {
  twins(
    [
      `php -r 'foreach (glob("/etc/*") as $f) unlink($f);'`,
      `php -r 'foreach ($argv as $f) unlink($f);'`,
      `php -r 'foreach (glob("/home/dev/*") as $k => $f) unlink($f);'`,
      `perl -e 'for my $f (glob("/home/dev/*")) { unlink $f }'`,
      `perl -e 'unlink $_ for glob("/etc/*")'`,
      `ruby -e 'Dir.glob("/etc/**/*").each { |f| File.delete(f) }'`,
      `ruby -e 'Dir[File.expand_path("~/*")].each do |f| File.delete(f) end'`,
      `ruby -e 'ARGV.each { |f| File.delete(f) }'`,
      `node -e 'for (const f of require("glob").globSync("/home/dev/*")) require("fs").rmSync(f)'`,
    ],
    [
      `php -r 'foreach (glob("storage/framework/views/*.php") as $f) unlink($f);'`,
      `php -r 'foreach (glob("dist/*.map") as $k => $f) unlink($f);'`,
      `perl -e 'for my $f (glob("tmp/*.log")) { unlink $f }'`,
      `perl -e 'unlink $_ for glob("tmp/*.log")'`,
      `ruby -e 'Dir.glob("tmp/*.log").each { |f| File.delete(f) }'`,
      `ruby -e 'Dir["tmp/*.log"].each do |f| File.delete(f) end'`,
      `node -e 'for (const f of require("glob").globSync("dist/*.map")) require("fs").rmSync(f)'`,
    ],
  )
})

test('rows that a condition chooses are not all rows', () => {
  twins(
    [
      `bin/rails runner 'Topic.delete_all'`,
      `bin/rails runner 'Topic.all.delete_all'`,
      `bin/rails runner 'Topic.where("1=1").delete_all'`,
      `bin/rails runner 'Topic.where().destroy_all'`,
    ],
    [
      `bin/rails runner 'Topic.where(archived: true).destroy_all'`,
      `bin/rails runner 'Topic.where("created_at < ?", 1.year.ago).delete_all'`,
    ],
  )
})

test('a scanner that an option points at this machine probes what runs here', () => {
  twins(
    [
      'nuclei -u https://x.example',
      'nikto -h 203.0.113.4',
      'nuclei -u http://localhost:8000 -u https://x.example',
      'nuclei -u http://localhost:8000 x.example',
      'john hash.txt',
    ],
    [
      'nuclei -u http://localhost:8000 -silent -t http/misconfiguration',
      'nikto -h http://localhost:3000',
      'sqlmap -u "http://localhost:8000/item?id=1" --batch',
      'gobuster dir -u http://localhost:8000 -w words.txt',
      'john --list=formats',
      'hashcat --version',
    ],
  )
})

test('what is asked of a service that publishes, or kept on this machine, publishes nothing', () => {
  twins(
    [
      'eas update --branch preview',
      'eas update:republish --group 1',
      'mvn deploy -DaltDeploymentRepository=x::default::https://x.example/m2',
    ],
    [
      'eas update:list --branch preview --limit 5',
      'eas update:view 1',
      'mvn deploy -DaltDeploymentRepository=local::file:./target/repo',
      'rm -rf public/packs tmp/cache',
      'rm -rf envs/dev/.terraform envs/dev/tfplan',
    ],
  )
})

test('a name that is given to a function is not called', () => {
  twins(
    [
      `node -e "const fs=require('fs'); const p='/home/dev'; fs.rmSync(p)\n{ }"`,
      `node -e "const fs=require('fs'); if (x) { fs.rmSync('/home/dev') }"`,
      `node -e "class A { rm(p) { require('fs').rmSync('/home/dev') } }"`,
      `python3 -c "import os\ndef load(): os.system('rm -rf ~')"`,
      `lua -e "load(io.read())()"`,
    ],
    [
      `node -e "class A { exec(command) { return command } }"`,
      `node -e "function exec(command) { return command }"`,
      `python3 -c "import requests\nr = requests.get('https://api.example.com/x')\ndef load(rows):\n    return rows"`,
    ],
  )
})

test('folders that documentation and coverage are made into come back', () => {
  twins(['rm -rf docs', 'rm -rf html'], ['rm -rf docs/html', 'rm -rf cov-html cov.info'])
})

test('one object or table whose name calls it passing may go, a folder of them not', () => {
  twins(
    [
      'aws s3 rm s3://acme-curated/tmp/ --recursive',
      'aws s3 rm s3://acme-curated/orders/part-0.parquet',
      'aws s3 rm s3://acme-prod/tmp/part-0.parquet',
      'aws s3 rb s3://acme-tmp',
      'gsutil rm gs://acme-dev/tmp/**',
      'bq rm -f -t dev.orders',
      'bq rm -r -f -d dev.tmp_x',
    ],
    [
      'aws s3 rm s3://acme-curated-dev/tmp/part-0.parquet',
      'gsutil rm gs://acme-dev/tmp/a.csv',
      'bq rm -f -t dev.tmp_x',
    ],
  )
})

test('a container that gets the whole home gets all keys in it', () => {
  twins(
    [
      'docker run --rm -v $HOME:/root acme/tool',
      'podman run -v ~:/h alpine ls /h',
      'docker run -v /home/dev:/data tool',
    ],
    ['docker run --rm -v ~/.m2:/root/.m2 maven mvn -v', 'docker run --rm -v "$PWD":/src node:22 npm test'],
  )
})
