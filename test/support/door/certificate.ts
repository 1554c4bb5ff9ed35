// A fresh self-signed certificate for 127.0.0.1, so that no key lies in the repository. Just enough DER to be believed.
import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 0x80
      ? Buffer.from([length])
      : length < 0x100
        ? Buffer.from([0x81, length])
        : Buffer.from([0x82, length >> 8, length & 0xff])
  return Buffer.concat([Buffer.from([tag]), size, content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const bytes = (...values: number[]) => Buffer.from(values)
const utc_time = (year: number) => der(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`))

const ECDSA_WITH_SHA256 = sequence(der(0x06, bytes(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)))
const COMMON_NAME = der(0x06, bytes(0x55, 0x04, 0x03))
const SUBJECT_ALT_NAME = der(0x06, bytes(0x55, 0x1d, 0x11))

/** PEM texts of a key and its certificate, valid from 2020 to 2049. */
export function make_certificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('127.0.0.1')))))
  const alternatives = sequence(der(0x87, bytes(127, 0, 0, 1)))
  const extensions = der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, alternatives))))
  const body = sequence(
    der(0xa0, der(0x02, bytes(2))),
    der(0x02, bytes(1)),
    ECDSA_WITH_SHA256,
    name,
    sequence(utc_time(2020), utc_time(2049)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, bytes(0), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
