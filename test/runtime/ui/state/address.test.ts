// Addresses of the dashboard: whatever a page shows can be bookmarked, and whatever is typed leads somewhere.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { PAGES, read_address, write_address } from '#runtime/ui/state/address.ts'

describe('addresses', () => {
  test('lead back to the same page and filters', () => {
    const params = fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
      fc.string({ minLength: 1 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), params, (page, given) => {
        const url = new URL(write_address({ page, params: given }), 'http://127.0.0.1')
        const read = read_address(url.pathname, url.search)
        assert.equal(read.page, page)
        assert.deepEqual({ ...read.params }, { ...given })
      }),
    )
  })
  for (const path of ['/ui', '/ui/', '/ui/nowhere', '/ui/index.html']) {
    test(`${path} shows the approvals`, () => assert.equal(read_address(path, '').page, 'approvals'))
  }
  test('a slash at the end changes nothing', () => assert.equal(read_address('/ui/live/', '').page, 'live'))
})
