import { isDeepStrictEqual } from 'node:util';
import type { Fields, Value } from './value';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** An `allow` statement. `pattern` contains the segments of its path, with null for a wildcard. */
export type Rule = {
  readonly pattern: readonly (string | null)[];
  readonly operations: readonly Operation[];
  readonly condition: Expression;
};

/** Undefined if a field is unknown. That makes the condition unknown, and only `true` grants access. */
export type Expression = (data: Fields, parameters: readonly Value[]) => Value | undefined;

const OPERATIONS: ReadonlyMap<string, readonly Operation[]> = new Map([
  ['get', ['get']],
  ['list', ['list']],
  ['read', ['get', 'list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['write', ['create', 'update', 'delete']],
]);

const TOKEN = /\s+|\/\/.*|('[^'\\\n]*'|[A-Za-z_]\w*|==|[{}()[\].,;:/=])/y;
const NAME = /^[A-Za-z_]/;

type Token = { readonly text: string; readonly line: number };

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (found === null) throw new Error(`firestore.rules, line ${line}: '${source[at]}' is not supported`);
    if (found[1] !== undefined) tokens.push({ text: found[1], line });
    line += found[0].split('\n').length - 1;
  }
  return tokens;
}

type RuleFunction = { readonly parameters: number; readonly body: Expression };
type Functions = ReadonlyMap<string, RuleFunction>;

class Parser {
  readonly rules: Rule[] = [];
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
    for (const text of ['rules_version', '=', "'2'", ';', 'service', 'cloud', '.', 'firestore', '{']) this.expect(text);
    this.block(new Map(), []);
    if (this.next < this.tokens.length) this.fail('the end of the file');
  }

  private fail(expected: string): never {
    const { text, line } = this.tokens[this.next] ?? { text: 'the end', line: this.tokens.at(-1)?.line };
    throw new Error(`firestore.rules, line ${line}: expected ${expected}, found '${text}'`);
  }

  private take(text: string): boolean {
    if (this.tokens[this.next]?.text !== text) return false;
    this.next += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail(`'${text}'`);
  }

  private taken<Read>(expected: string, read: (text: string) => Read | undefined): Read {
    const found = read(this.tokens[this.next]?.text ?? '') ?? this.fail(expected);
    this.next += 1;
    return found;
  }

  private name = () => this.taken('a name', (text) => (NAME.test(text) ? text : undefined));

  private listUntil<Item>(end: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.take(end)) {
      if (items.length > 0) this.expect(',');
      items.push(item());
    }
    return items;
  }

  private block(around: Functions, path: Rule['pattern']): void {
    const functions = new Map(around);
    while (!this.take('}')) {
      if (this.take('match')) this.match(functions, path);
      else if (this.take('function')) functions.set(this.name(), this.declaration(functions));
      else if (this.take('allow')) this.allow(functions, path);
      else this.fail("'match', 'function', 'allow' or '}'");
    }
  }

  private match(functions: Functions, above: Rule['pattern']): void {
    const path = [...above];
    while (this.take('/')) {
      const isWildcard = this.take('{');
      const name = this.name();
      if (isWildcard) this.expect('}');
      path.push(isWildcard ? null : name);
    }
    this.expect('{');
    this.block(functions, path);
  }

  private declaration(functions: Functions): RuleFunction {
    this.expect('(');
    const parameters = this.listUntil(')', this.name);
    for (const text of ['{', 'return']) this.expect(text);
    const body = this.condition(functions, parameters);
    for (const text of [';', '}']) this.expect(text);
    return { parameters: parameters.length, body };
  }

  private allow(functions: Functions, pattern: Rule['pattern']): void {
    const operations: Operation[] = [];
    do operations.push(...this.taken('an operation', (text) => OPERATIONS.get(text)));
    while (this.take(','));
    for (const text of [':', 'if']) this.expect(text);
    this.rules.push({ pattern, operations, condition: this.condition(functions, []) });
    this.expect(';');
  }

  private condition(functions: Functions, parameters: readonly string[]): Expression {
    const left = this.operand(functions, parameters);
    const operator = ['==', 'in'].find((text) => this.take(text));
    if (operator === undefined) return left;
    const right = this.operand(functions, parameters);
    return (data, given) => {
      const [a, b] = [left(data, given), right(data, given)];
      if (a === undefined || b === undefined) return undefined;
      if (operator === '==') return { booleanValue: isDeepStrictEqual(a, b) };
      if (!('arrayValue' in b)) return undefined;
      return { booleanValue: (b.arrayValue.values ?? []).some((each) => isDeepStrictEqual(a, each)) };
    };
  }

  private operand(functions: Functions, parameters: readonly string[]): Expression {
    const operand = () => this.operand(functions, parameters);
    if (this.take('[')) {
      const items = this.listUntil(']', operand);
      return (data, above) => {
        const values = valuesOf(items, data, above);
        return values && { arrayValue: { values } };
      };
    }
    const text = this.taken('a value', (text) => (NAME.test(text) || text.startsWith("'") ? text : undefined));
    const constant: Value | undefined = text.startsWith("'")
      ? { stringValue: text.slice(1, -1) }
      : { true: { booleanValue: true }, false: { booleanValue: false } }[text];
    if (constant !== undefined) return () => constant;
    const parameter = parameters.indexOf(text);
    if (parameter >= 0) return (_, given) => given[parameter];
    const called = functions.get(text);
    if (called !== undefined) {
      this.expect('(');
      const given = this.listUntil(')', operand);
      if (given.length !== called.parameters) this.fail(`${called.parameters} arguments`);
      return (data, above) => {
        const values = valuesOf(given, data, above);
        return values && called.body(data, values);
      };
    }
    if (text !== 'resource') {
      this.next -= 1;
      this.fail("'resource', a parameter, a function or a value");
    }
    for (const member of ['.', 'data', '.']) this.expect(member);
    const field = this.name();
    return (data) => (Object.hasOwn(data, field) ? data[field] : undefined);
  }
}

function valuesOf(all: readonly Expression[], data: Fields, parameters: readonly Value[]): Value[] | undefined {
  const values = all.map((each) => each(data, parameters)).filter((value) => value !== undefined);
  return values.length === all.length ? values : undefined;
}

/** @throws Error with the line of the first unsupported token. It never ignores a rule. */
export const parseRules = (source: string): readonly Rule[] => new Parser(source).rules;
