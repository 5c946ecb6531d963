import { expect, it } from 'vitest';
import { Access } from './access';
import { structuredQuery } from './query-request';
import { fieldsOfPlain } from './value-of-plain';

const NAME = 'projects/p/databases/(default)/documents';

/** Rules for the documents of `homes`, and what else stands in the file. */
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

const home = { status: 'Active', price: 5, half: 0.5, tags: ['a'], owner: { name: 'x' }, none: null, open: true };

/** Whether a condition lets a home be read. */
function holds(condition: string, functions = ''): boolean {
  const access = new Access(rules(`${functions} match /homes/{id} { allow get: if ${condition}; }`));
  return isAllowed(() => access.checkGet(`${NAME}/homes/a`, document('homes/a', home)));
}

it.each([
  ["resource.data.status == 'Active'", true],
  ["resource.data.status != 'Active'", false],
  ["resource.data.status in ['Sold', 'Active']", true],
  ['resource.data.status in []', false],
  ["'status' in resource.data", true],
  ["'absent' in resource.data", false],
  ['resource.data.owner.name == "x"', true],
  ['resource.data.absent == 1', false],
  ['resource.data.absent != 1', false],
  ['resource.data.price == 5', true],
  ['resource.data.price is int', true],
  ['resource.data.half is int', false],
  ['resource.data.half is number', true],
  ['resource.data.status is string && resource.data.tags is list && resource.data.owner is map', true],
  ["resource.data.tags == ['a']", true],
  ['resource.data.none == null', true],
  ['resource.data.open', true],
  ['!resource.data.open', false],
  ['resource.data.status', false],
  ['false || true && true', true],
  ['(true || false) && false', false],
  ['resource.data.absent || true', true],
  ['resource.data.absent && true', false],
  ['!(resource.data.absent == 1)', false],
  ['request.auth == null', true],
  ['request.auth != null', false],
  ['request.auth.uid == id', false],
  ["id == 'a'", true],
  ["database == '(default)'", true],
  ["isOne(['a', 'b'], id)", true],
])('%s is %s', (condition, expected) => {
  expect(holds(condition, 'function isOne(list, text) { return text in list; } // a remark\n')).toBe(expected);
});

it.each([
  ["resource.data.status.matches('A.*')", 6, "'matches'"],
  ['resource.id == 1', 6, "'id'"],
  ['request.time == 1', 6, "'time'"],
  ['unknown == 1', 6, "'unknown'"],
  ['resource.data.price > 1', 6, "'>'"],
  ['exists(/databases/x)', 6, "'/'"],
  ['isOne()', 6, 'no function isOne with 0 parameters'],
  ['1 == 1 == 1', 6, "'=='"],
  ['resource.data.price is integer', 6, "'integer'"],
  ["'\\\\n' == 1", 6, "'''"],
  ['true; let x = 1', 6, "'let'"],
])('refuses to load what it does not know: %s', (condition, line, text) => {
  const file = rules(`function isOne(id) { return true; }\n match /homes/{id} {\n allow get: if ${condition}; }`);
  expect(() => new Access(file)).toThrow(`firestore.rules, line ${line}: `);
  expect(() => new Access(file)).toThrow(text);
});

it('refuses another version, another service, and an end that comes too early', () => {
  expect(() => new Access("rules_version = '1';")).toThrow("line 1: ''1'' stands where ''2'' is expected");
  expect(() => new Access(rules('').replace('firestore', 'storage'))).toThrow("line 2: 'storage'");
  expect(() => new Access(rules('').slice(0, -4))).toThrow('the end');
});

it('matches paths by their segments and wildcards', () => {
  const access = new Access(
    rules(`match /homes/{id} { allow get; match /rooms/{room} { allow get: if room == id; } }
      match /deep/{all=**} { allow get: if true; }`),
  );
  const paths = [
    'homes/a',
    'homes/a/rooms/a',
    'homes/a/rooms/b',
    'homes/a/doors/a',
    'deep/a',
    'deep/a/b/c',
    'others/a',
  ];
  const open = paths.filter((path) => isAllowed(() => access.checkGet(`${NAME}/${path}`, undefined)));
  expect(open).toEqual(['homes/a', 'homes/a/rooms/a', 'deep/a', 'deep/a/b/c']);
});

it('tells the operations apart', () => {
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

it('compares a write with what was there', () => {
  const access = new Access(
    rules('match /homes/{id} { allow update: if request.resource.data.price == resource.data.price; }'),
  );
  const update = (data: object) =>
    isAllowed(() => access.checkWrite(`${NAME}/homes/a`, document('homes/a', home), document('homes/a', data)));
  expect([update({ price: 5 }), update({ price: 6 }), update({})]).toEqual([true, false, false]);
});

it('lets a list through only when the query proves it', () => {
  const status = "resource.data.status in ['Active', 'Sold']";
  const mayList = (
    condition: string,
    where: Record<string, string[]>,
    from: object = { collectionId: 'homes' },
    pattern = '/homes/{id}',
  ) => {
    const access = new Access(rules(`match ${pattern} { allow list: if ${condition}; }`));
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
  expect(mayList(`${status} && resource.data.kind == 'x'`, { status: ['Sold'], kind: ['x'] })).toBe(true);
  expect(mayList("!('secret' in resource.data)", { status: ['Active'] })).toBe(false);
  expect(mayList("resource.data != null && id == 'a'", { status: ['Active'] })).toBe(false);
  expect(mayList('true', {})).toBe(true);
  const group = { collectionId: 'homes', allDescendants: true };
  expect(mayList('true', {}, group)).toBe(false);
  expect(mayList('true', {}, group, '/{above=**}/homes/{id}')).toBe(true);
});
