import { expect, it } from 'vitest';
import { structuredQuery } from './protocol';
import { Access } from './service';
import { fieldsOfPlain } from './value';

const NAME = 'projects/p/databases/(default)/documents';

/** A rules file with this body. */
const rules = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n}\n}\n`;

const document = (path: string, data: object) => ({
  name: `${NAME}/${path}`,
  fields: fieldsOfPlain(data),
  createTime: '',
  updateTime: '',
});

function isAllowed(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 'PERMISSION_DENIED' });
    return false;
  }
}

const home = { status: 'Active', price: 5, tags: ['a'], open: true };

/** Whether a condition allows reading a listing. */
function holds(condition: string, functions = ''): boolean {
  const access = new Access(rules(`${functions} match /homes/{id} { allow get: if ${condition}; }`));
  return isAllowed(() => access.checkGet(`${NAME}/homes/a`, document('homes/a', home)));
}

it.each([
  ["resource.data.status == 'Active'", true],
  ["resource.data.status == 'Sold'", false],
  ["resource.data.status in ['Sold', 'Active']", true],
  ['resource.data.status in []', false],
  ["resource.data.status in 'Active'", false],
  ["resource.data.absent in ['Sold']", false],
  ['resource.data.absent == resource.data.absent', false],
  ["resource.data.tags == ['a']", true],
  ['resource.data.open', true],
  ['resource.data.status', false],
  ['false', false],
  ["isOne(['a', 'Active'], resource.data.status)", true],
  ["isOne(['a'], resource.data.status)", false],
  ['isOne([resource.data.absent], resource.data.status)', false],
])('evaluates %s to %s', (condition, expected) => {
  expect(holds(condition, 'function isOne(list, text) { return text in list; } // a remark\n')).toBe(expected);
});

it.each([
  ["resource.data.status.matches('A.*')", "'.'"],
  ['resource.id == true', "'id'"],
  ["request.auth == 'x'", "'request'"],
  ['unknown == true', "'unknown'"],
  ['resource.data.price > 1', "'>'"],
  ['true && false', "'&'"],
  ['exists(/databases/x)', "'exists'"],
  ['isOne()', '1 arguments'],
  ['true == true == true', "'=='"],
  ["'\\n' == true", "'''"],
])('rejects a rules file with an unsupported condition: %s', (condition, text) => {
  const file = rules(`function isOne(id) { return true; }\n match /homes/{id} {\n allow get: if ${condition}; }`);
  expect(() => new Access(file)).toThrow('firestore.rules, line 6: ');
  expect(() => new Access(file)).toThrow(text);
});

it('rejects another version, another service, a recursive wildcard and a truncated file', () => {
  expect(() => new Access("rules_version = '1';")).toThrow("line 1: expected ''2'', found ''1''");
  expect(() => new Access(rules('').replace('firestore', 'storage'))).toThrow("line 2: expected 'firestore'");
  expect(() => new Access(rules('match /{all=**} { allow get: if true; }'))).toThrow('line 4');
  expect(() => new Access(rules('').slice(0, -4))).toThrow('the end');
});

it('matches paths by segments and wildcards', () => {
  const access = new Access(
    rules('match /homes/{id} { allow get: if true; match /rooms/{room} { allow get: if true; } }'),
  );
  const paths = ['homes/a', 'homes/a/rooms/b', 'homes/a/doors/a', 'others/a'];
  const open = paths.filter((path) => isAllowed(() => access.checkGet(`${NAME}/${path}`, undefined)));
  expect(open).toEqual(['homes/a', 'homes/a/rooms/b']);
});

it('distinguishes between the operations', () => {
  const of = (operations: string) => {
    const access = new Access(rules(`match /homes/{id} { allow ${operations}: if true; }`));
    const [name, one, other] = [`${NAME}/homes/a`, document('homes/a', home), document('homes/a', {})];
    const query = structuredQuery.parse({ from: [{ collectionId: 'homes' }] });
    const attempts: Record<string, () => void> = {
      get: () => access.checkGet(name, one),
      list: () => access.checkList(NAME, query),
      create: () => access.checkWrite(name, undefined, one),
      update: () => access.checkWrite(name, one, other),
      delete: () => access.checkWrite(name, one, undefined),
    };
    return Object.keys(attempts).filter((attempt) => isAllowed(attempts[attempt] ?? expect.fail));
  };
  expect(of('read')).toEqual(['get', 'list']);
  expect(of('write')).toEqual(['create', 'update', 'delete']);
  expect(of('get, update')).toEqual(['get', 'update']);
});

it('allows a list only if the query guarantees that all its results are allowed', () => {
  const status = "resource.data.status in ['Active', 'Sold']";
  const mayList = (condition: string, where: Record<string, string[]>, from: object = { collectionId: 'homes' }) => {
    const access = new Access(rules(`match /homes/{id} { allow list: if ${condition}; }`));
    const filters = Object.entries(where).map(([fieldPath, texts]) => {
      const values = texts.map((stringValue) => ({ stringValue }));
      return { fieldFilter: { field: { fieldPath }, op: 'IN', value: { arrayValue: { values } } } };
    });
    const query = structuredQuery.parse({ from: [from], where: { compositeFilter: { op: 'AND', filters } } });
    return isAllowed(() => access.checkList(NAME, query));
  };
  expect(mayList(status, { status: ['Active'] })).toBe(true);
  expect(mayList(status, { status: ['Active', 'Sold'], kind: ['x'] })).toBe(true);
  expect(mayList(status, { status: ['Active', 'Draft'] })).toBe(false);
  expect(mayList(status, { kind: ['Active'] })).toBe(false);
  expect(mayList(status, {})).toBe(false);
  expect(mayList('true', {})).toBe(true);
  expect(mayList('true', {}, { collectionId: 'homes', allDescendants: true })).toBe(false);
});
