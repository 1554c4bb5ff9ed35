// Numbers that identify a person: accounts and cards by their checksums, numbers of states and hospitals by the name in
// front. Source: CONTRACT 16.1, ENGINE 16 (secret exposure).
import { in_turn, one_of } from '#core/compose.ts'
import type { Findings } from '#core/review/detect/finding.ts'
import { is_card, is_iban, is_placeholder } from '#core/secret/token.ts'

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g
const CARD =
  /(?<![\d.-])(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|3[47]\d{2}|6(?:011|5\d{2}))(?:[ -]?\d{3,4}){2,3}\d{0,4}(?![\d.-])/g
const SSN = /\b(?:ssn|social security)[^\n]{0,20}?\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000|6789)\d{4}\b/i

/** A table with a column of such numbers. */
const SSN_COLUMN =
  /^[^\n]{0,200}\b(?:ssn|social[ _]security(?:[ _](?:no|number))?)\b[^\n]{0,200}(?:\n[^\n]{0,300}){1,3}\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000|6789)\d{4}\b/im

/** What parts the name of a number from the number. */
const BEHIND = /["']?(?:[ _-]?(?:no|nr|number|num|id)\b)?[.:=#"'\s]{1,6}(?:is |lautet )?["']?/
/** Numbers by the names they have; the group is the number. */
const BY_NAME: readonly RegExp[] = [
  numbered(/pesel|steuer-?id(?:entifikationsnummer|nr)?|idnr/i, /\d{11}|\d{2} \d{3} \d{3} \d{3}/),
  numbered(/aadhaar|aadhar|uidai/i, /[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}/),
  numbered(/cpf/i, /\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11}/),
  numbered(/nhs/i, /\d{3}[ -]\d{3}[ -]\d{4}|\d{10}/),
  numbered(/social insurance|canadian sin/i, /\d{3}[ -]\d{3}[ -]\d{3}/),
  numbered(/codice fiscale|cod\. ?fisc\.?/i, /[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]/),
  numbered(/national insurance|nino/i, /[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]/),
  numbered(/bsn|burgerservicenummer/i, /\d{9}/),
  numbered(/dni|nie|nif/i, /[XYZ]?\d{7,8}-?[A-Z]/),
  numbered(/personnummer|henkilötunnus|fødselsnummer|cpr/i, /\d{6,8}[-+A]\d{3,4}[A-Z0-9]?|\d{11}/),
  numbered(/身份证号?码?|身分證/, /\d{17}[\dX]/),
  numbered(/マイナンバー|個人番号/, /\d{4}[ -]?\d{4}[ -]?\d{4}/),
  numbered(/주민등록번호/, /\d{6}-[1-4]\d{6}/),
  numbered(/passport|reisepass|passeport|pasaporte/i, /(?=[A-Z0-9]{0,8}\d{5}|[A-Z0-9]{0,8}\d[A-Z]\d)[A-Z0-9]{8,9}/),
  numbered(/driver['’]?s? licen[cs]e|driving licen[cs]e|führerschein/i, /[A-Z]\d{6,14}|[A-Z]{2}\d{6,10}/),
]
/** A patient, and what he suffers from. */
const PATIENT = in_turn(
  /\b(?:patient|mrn|medical record)\b[^\n]{0,120}?/i,
  /\b(?:diagnos[ei]s|icd-?10|dx)\b[^\n\w]{0,4}[A-TV-Z]\d{2}(?:\.\d{1,2})?\b/i,
)
/** Cheap test that most texts fail. */
const NAMED = one_of(
  /pesel|steuer-?id|idnr|aadhaa?r|uidai|\bcpf\b|\bnhs\b|social insurance|canadian sin|codice fiscale|cod\. ?fisc/i,
  /national insurance|\bnino\b|\bbsn\b|burgerservice|\b(?:dni|nie|nif)\b|personnummer|henkilötunnus|fødselsn|\bcpr\b/i,
  /身份证|身分證|マイナンバー|個人番号|주민등록번호|passport|reisepass|passeport|pasaporte|licen[cs]e|führerschein/i,
)

/** Numbers of people: with their checksums, or behind their names. */
export function find_personal_data(text: string, findings: Findings): void {
  if (holds_personal_data(text)) findings.add('secret', 'personal-data')
}

function holds_personal_data(text: string): boolean {
  for (const { 0: number, index } of text.matchAll(IBAN))
    if (is_iban(number) && !is_party(text.slice(Math.max(0, index - PARTY_CHARS), index), text, index)) return true
  for (const [number] of text.matchAll(CARD))
    if (is_card(number) && /card|visa|master|amex|pan\b|cc\b|cvv|payment/i.test(text)) return true
  if (SSN.test(text) || (/\bssn\b|social.security/i.test(text) && SSN_COLUMN.test(text))) return true
  if (/patient|mrn|medical record/i.test(text) && PATIENT.test(text)) return true
  if (!NAMED.test(text)) return false
  return BY_NAME.some((pattern) => {
    const number = pattern.exec(text)?.[1]
    return number !== undefined && is_personal(number)
  })
}

/**
 * Who pays or is paid: in the record of a payment, which says nothing else of a person, and where somebody writes to what account he
 * wants his money.
 */
function is_party(before: string, text: string, at: number): boolean {
  if (PAYS_TO.test(before)) return true
  return PARTY.test(before) && OF_PAYMENT.test(text.slice(Math.max(0, at - RECORD_CHARS), at + RECORD_CHARS))
}
const PARTY_CHARS = 120
const RECORD_CHARS = 240
const PARTY =
  /(?:^|[\s{,"'])(?:sender|recipient|from|to|payer|payee|debtor|creditor|beneficiary|counterparty|(?:sender|recipient|source|target|destination|from|to)_?(?:iban|account))["']?\s?[:=]\s?["']?$/i
const OF_PAYMENT = /["']?\bamount["']?\s?[:=]\s?["']?-?\d/i
const PAYS_TO =
  /\b(?:pay|transfer|remit|wire)(?:ment|able)?\b[^.!?\n]{0,60}\b(?:to|into|on)(?: (?:our|my|the|this)(?: \w+)? account| IBAN)?:? (?:IBAN:? )?$/i

/** No number that everybody writes who needs one. */
function is_personal(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  return (
    !is_placeholder(number) && !/^(\d)\1+$|98765|00000|^0?1234|^(\d\d)\2+$/.test(digits) && new Set(digits).size > 2
  )
}

function numbered(names: RegExp, shape: RegExp): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?:${names.source})${BEHIND.source}(${shape.source})(?![A-Za-z0-9])`, names.flags)
}
