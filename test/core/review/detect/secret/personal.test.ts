// Numbers of people: with a checksum or behind their name, and the same digits where they mean something else. All are made up.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { new_findings } from '#core/review/detect/finding.ts'
import { find_personal_data } from '#core/review/detect/secret/personal.ts'

function is_seen(text: string): boolean {
  const findings = new_findings()
  find_personal_data(text, findings)
  return findings.names().length > 0
}

const PAIRS: readonly (readonly [personal: string, everyday: string])[] = [
  ['IBAN GB82 WEST 1234 5698 7654 32', 'IBAN GB00 WEST 1234 5698 7654 32'],
  // Who pays and who is paid in the record of a payment is what such a record is.
  [
    'customer: Jane Doe, iban: GB29NWBK60161331926819, born 1980',
    'id: 5\nsender: GB29NWBK60161331926819\nrecipient: me\namount: 120.0\nsubject: Rent',
  ],
  [
    'IBAN of Jane Doe: DE89370400440532013000',
    'Total 62.40\nPlease transfer the total to DE89370400440532013000 within 14 days.',
  ],
  ['Visa 4539 1488 0343 6467', 'run 4539 1488 0343 6467 of the batch'],
  ['card 4539148803436467', 'card 4242 4242 4242 4242 of the test account'],
  ['name,ssn\nJane Roe,219-09-9999', 'name,part\nscrew,219-09-9999'],
  ['PESEL: 44051401359', 'PESEL has 11 digits'],
  ['Steuer-ID 65929970489', 'Auftrag 65929970489'],
  ['Aadhaar no. 2341 7785 9012', 'Aadhaar is written as XXXX XXXX XXXX'],
  ['CPF: 529.982.247-25', 'cpf: 000.000.000-00'],
  ['NHS number 943 476 5919', 'NHS number 123 456 7890'],
  ['"passport": "C01X00T47"', 'passport: passport-oauth2 1.8.0'],
  ["Driver's license D8214567", 'The software license MIT2024 is free'],
  ['身份证号: 11010519491231002X', '身份证号由18位组成'],
  ['주민등록번호 850101-2345672', '주민등록번호는 13자리입니다'],
  ['patient 88123, diagnosis F32.1', 'The patient portal shows each diagnosis'],
  ['codice fiscale RSSMRA85T10A562S', 'codice fiscale: sedici caratteri'],
]
for (const [personal, everyday] of PAIRS) {
  test(`a person is told from it: ${personal.slice(0, 40)}`, () => assert.ok(is_seen(personal)))
  test(`nobody is told from it: ${everyday.slice(0, 40)}`, () => assert.ok(!is_seen(everyday)))
}
