// A wrapper of a build downloads the program that then runs everything: where from is no detail.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { index_in } from '#core/policy/effects/text/index-source.ts'

const GRADLE = '/w/gradle/wrapper/gradle-wrapper.properties'
const MAVEN = '/w/.mvn/wrapper/maven-wrapper.properties'

for (const [path, text] of [
  [GRADLE, 'distributionUrl=https\\://dl.c2.example/gradle-8.10-bin.zip'],
  [GRADLE, 'distributionBase=GRADLE_USER_HOME\ndistributionUrl = http\\://203.0.113.7/gradle.zip\n'],
  [MAVEN, 'wrapperUrl=https://mirror.c2.example/maven-wrapper.jar'],
] as const) {
  test(`comes from elsewhere: ${text}`, () => assert.notEqual(index_in(path, text), null))
}

for (const [path, text] of [
  [GRADLE, 'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.10-bin.zip'],
  [MAVEN, 'distributionUrl=https://repo.maven.apache.org/maven2/org/apache/maven/apache-maven/3.9.9/apache-maven.zip'],
  [GRADLE, 'distributionUrl=https\\://nexus.corp.internal/gradle-8.10-bin.zip'],
  ['/w/docs/wrapper.md', 'distributionUrl=https\\://dl.c2.example/gradle-8.10-bin.zip'],
] as const) {
  test(`is where it is published: ${text} in ${path}`, () => assert.equal(index_in(path, text), null))
}
