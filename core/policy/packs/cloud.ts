// Clouds and infrastructure as code: deletion, identity, exposure, destroy and apply.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const CLOUD = pack({
  pack: 'core.cloud',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.cloud/delete-data',
      when: {
        effect: 'cloud.delete',
        any: [
          {
            all: [
              { field: 'data', is: true },
              { field: 'prod', is: true },
            ],
          },
          {
            all: [
              { field: 'provider', in: ['aws', 'gcp', 'azure'] },
              { field: 'bulk', is: true },
            ],
          },
          {
            all: [
              { field: 'data', is: true },
              {
                field: 'op',
                in: [
                  'delete-db-cluster',
                  'delete-db-instance',
                  'delete-volume',
                  'delete-snapshot',
                  'delete-bucket',
                  'delete-table',
                  'delete-backup-vault',
                  'delete-file-system',
                  'schedule-key-deletion',
                  'delete-secret',
                  'rb',
                  'delete-stack',
                  'delete-db-snapshot',
                  'delete-db-cluster-snapshot',
                  'delete-organization',
                  'close-account',
                ],
              },
            ],
          },
          {
            all: [
              { field: 'provider', is: 'azure' },
              { field: 'service', in: ['group', 'storage account'] },
            ],
          },
          { all: [{ field: 'service', is: 'projects' }] },
          // A key that is gone takes with it all that it locked.
          {
            any: [
              {
                all: [
                  { field: 'service', is: 'kms keys versions' },
                  { field: 'op', is: 'destroy' },
                ],
              },
              {
                all: [
                  { field: 'service', in: ['keyvault', 'keyvault key', 'keyvault secret'] },
                  { field: 'op', is: 'purge' },
                ],
              },
            ],
          },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 19,
      reason: 'Deletes stored data, backups or a whole group of resources in a cloud account.',
      suggest: [{ text: 'List what is there first', command: 'aws s3 ls s3://legal-archive/' }],
      match: [
        'aws s3 rm --recursive s3://legal-archive/',
        'aws rds delete-db-cluster --db-cluster-identifier core --skip-final-snapshot',
        'az group delete -n shared -y',
        'gcloud storage rm --recursive gs://prod-exports',
        'aws ec2 delete-volume --volume-id vol-9',
      ],
      not_match: [
        'aws s3 ls s3://legal-archive/',
        'aws s3 rm s3://bucket/tmp/file.txt --dryrun',
        'aws ec2 describe-volumes',
        "git commit -m 'aws s3 rm --recursive'",
      ],
    }),
    rule({
      id: 'core.cloud/delete',
      when: { effect: 'cloud.delete', not: { field: 'op', is: 'mirror' } },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 19,
      reason: 'Deletes or stops a resource in the cloud.',
      match: [
        'aws lambda delete-function --function-name billing',
        'gcloud container clusters delete main --quiet',
        'heroku apps:destroy --app acme --confirm acme',
        'doctl databases delete 9c --force',
        'linode-cli linodes delete 1001',
      ],
      not_match: [
        'aws lambda list-functions',
        'gcloud container clusters list',
        'doctl compute droplet list',
        'heroku logs --tail',
      ],
    }),
    rule({
      id: 'core.cloud/mirror',
      when: { effect: 'cloud.delete', field: 'op', is: 'mirror' },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 19,
      reason: 'Deletes on another machine what this one does not have.',
      suggest: [{ text: 'See what would go', command: 'rsync -an --delete dist/ web:/srv/www/' }],
      match: [
        'rsync -a --delete dist/ web:/srv/www/',
        'rsync -avz --delete-after ./ deploy@web:/srv/www',
        'rsync -r --del out/ rsync://mirror/www/',
      ],
      not_match: [
        'rsync -an --delete dist/ web:/srv/www/',
        'rsync -a --delete dist/ /tmp/preview/',
        'rsync -a --delete web:/srv/www/ build/',
      ],
    }),
    rule({
      id: 'core.cloud/grant',
      when: {
        effect: 'cloud.iam',
        any: [
          { field: 'public', is: true },
          { field: 'admin', is: true },
          { field: 'service', in: ['iam', 'organizations'] },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 2, d3: 3 },
      category: 19,
      reason: 'Creates identities or rights in the cloud account, or opens it to everybody.',
      match: [
        'aws iam create-user --user-name x',
        'aws iam attach-role-policy --role-name r --policy-arn arn:aws:iam::aws:policy/AdministratorAccess',
        'aws s3api put-bucket-acl --bucket b --acl public-read',
        'kubectl create clusterrolebinding x --clusterrole=cluster-admin --user=me',
      ],
      not_match: [
        'aws iam list-users',
        'aws iam get-role --role-name r',
        'gcloud projects get-iam-policy p',
        'kubectl get clusterrolebindings',
      ],
    }),
    rule({
      id: 'core.cloud/identity',
      when: { effect: 'cloud.iam' },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 19,
      reason: 'Changes who may do what in a cloud or on a forge.',
      match: [
        'gcloud projects add-iam-policy-binding p --member user:x --role roles/editor',
        'az role assignment create --assignee x --role Contributor',
        'gcloud iam service-accounts keys create k.json --iam-account a@b',
      ],
      not_match: ['gcloud iam service-accounts list', 'az role assignment list', 'aws sts get-caller-identity'],
    }),
    rule({
      id: 'core.cloud/production-change',
      when: { effect: 'cloud.change', field: 'prod', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 19,
      reason: 'Changes something that is marked as production.',
      match: [
        'aws ecs update-service --cluster prod --service api --force-new-deployment',
        'gcloud sql instances restart prod-db',
        'heroku ps:scale web=0 -a acme-production',
      ],
      not_match: [
        'aws ecs update-service --cluster dev --service api',
        'aws ecs describe-services --cluster prod',
        'npm run build:prod',
      ],
    }),
    rule({
      id: 'core.cloud/iac-destroy',
      when: { effect: 'iac.destroy' },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 19,
      reason: 'Destroys infrastructure that is described in code.',
      suggest: [{ text: 'Show what would be destroyed', command: 'terraform plan -destroy' }],
      match: [
        'terraform destroy -auto-approve',
        'terraform apply -destroy -auto-approve',
        'terraform workspace delete -force prod',
        'terragrunt run-all destroy',
        'pulumi destroy --yes',
        'cdk destroy --force',
      ],
      not_match: [
        'terraform plan -destroy',
        'terraform workspace list',
        'pulumi preview',
        'cdk diff',
        "echo 'terraform destroy'",
      ],
    }),
    rule({
      id: 'core.cloud/iac-apply',
      when: {
        effect: 'iac.apply',
        any: [
          { field: 'auto_approve', is: true },
          { field: 'prod', is: true },
          { field: 'state', is: true },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 19,
      reason: 'Applies infrastructure changes without a look at the plan, or to production.',
      suggest: [{ text: 'Make a plan and read it', command: 'terraform plan -out=tf.plan' }],
      match: [
        'terraform apply -auto-approve',
        'terraform state rm aws_instance.web',
        'pulumi up --yes',
        'ansible-playbook -i inventories/production site.yml',
        'cdk deploy --require-approval never',
      ],
      not_match: [
        'terraform plan -out=tf.plan',
        'terraform validate',
        'ansible-playbook --check site.yml',
        'ansible all -m ping -i inventories/dev',
      ],
    }),
  ],
})
