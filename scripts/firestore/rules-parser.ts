import { bool, isEqual, isIn, memberOf, NoValue, type RuleValue, TYPES, truth, whole } from './rules-value';

/** The names that an expression knows, with their values. */
export type Environment = Readonly<Record<string, RuleValue>>;
/** @throws NoValue when it has none. */
export type Expression = (environment: Environment) => RuleValue;

/** A segment of a path: a literal, or a wildcard for one segment or for any number. */
export type Segment = { readonly text: string; readonly kind: 'literal' | 'one' | 'any' };

/** What an `allow` allows, at all paths of a pattern. */
export type Rule = {
  readonly pattern: readonly Segment[];
  readonly operations: readonly Operation[];
  readonly condition: Expression;
};

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

const OPERATIONS: ReadonlyMap<string, readonly Operation[]> = new Map([
  ['get', ['get']],
  ['list', ['list']],
  ['read', ['get', 'list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['write', ['create', 'update', 'delete']],
]);

/** The members of `request` and `resource` that the evaluator provides. What is below `data` and `auth` varies. */
const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['request', ['auth', 'resource']],
  ['request.resource', ['data']],
  ['resource', ['data']],
]);

const TOKEN = /\s+|\/\/.*|('[^'\\\n]*'|"[^"\\\n]*"|\d+|[A-Za-z_]\w*|&&|\|\||==|!=|=\*\*|[{}()[\].,;:!/=])/y;
const NAME = /^[A-Za-z_]/;

type Token = { readonly text: string; readonly line: number };

/** @throws Error with the line of what is not understood. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (found === null) throw new Error(`firestore.rules, line ${line}: '${source[at]}' is not understood`);
    if (found[1] !== undefined) tokens.push({ text: found[1], line });
    line += found[0].split('\n').length - 1;
  }
  return tokens;
}

type RuleFunction = { readonly parameters: readonly string[]; readonly body: Expression };

/** The names that can be used in a block, and those of the blocks around it. */
class Scope {
  readonly functions = new Map<string, RuleFunction>();

  constructor(
    private readonly around: Scope | undefined,
    private readonly names: readonly string[],
  ) {}

  has = (name: string): boolean => this.names.includes(name) || (this.around?.has(name) ?? false);
  functionNamed = (name: string): RuleFunction | undefined =>
    this.functions.get(name) ?? this.around?.functionNamed(name);
}

/** Reads a rules file from its beginning to its end. */
class Parser {
  readonly rules: Rule[] = [];
  private readonly tokens: readonly Token[];
  private next = 0;
  /** Functions may stand behind their uses: looked at when everything has been read. */
  private readonly checks: (() => void)[] = [];

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  file(): void {
    for (const text of ['rules_version', '=', "'2'", ';', 'service', 'cloud', '.', 'firestore', '{']) this.expect(text);
    this.block(new Scope(undefined, ['request', 'resource']), []);
    if (this.next < this.tokens.length) this.fail('the end of the file');
    for (const check of this.checks) check();
  }

  private fail(expected: string): never {
    const { text, line } = this.tokens[this.next] ?? { text: 'the end', line: this.tokens.at(-1)?.line };
    throw new Error(`firestore.rules, line ${line}: '${text}' stands where ${expected} is expected`);
  }

  private is = (text: string) => this.tokens[this.next]?.text === text;

  private take(text: string): boolean {
    if (!this.is(text)) return false;
    this.next += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail(`'${text}'`);
  }

  private name(): string {
    const text = this.tokens[this.next]?.text ?? '';
    if (!NAME.test(text)) this.fail('a name');
    this.next += 1;
    return text;
  }

  private listUntil<Item>(end: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.take(end)) {
      if (items.length > 0) this.expect(',');
      items.push(item());
    }
    return items;
  }

  private block(scope: Scope, pattern: readonly Segment[]): void {
    while (!this.take('}')) {
      if (this.take('match')) this.match(scope, pattern);
      else if (this.take('function')) this.declaration(scope);
      else if (this.take('allow')) this.allow(scope, pattern);
      else this.fail("'match', 'function', 'allow' or '}'");
    }
  }

  private match(scope: Scope, above: readonly Segment[]): void {
    const own: Segment[] = [];
    while (this.take('/')) {
      const isWildcard = this.take('{');
      const text = this.name();
      const kind = !isWildcard ? 'literal' : this.take('=**') ? 'any' : 'one';
      if (isWildcard) this.expect('}');
      own.push({ text, kind });
    }
    this.expect('{');
    const wildcards = own.filter(({ kind }) => kind === 'one').map(({ text }) => text);
    this.block(new Scope(scope, wildcards), [...above, ...own]);
  }

  private declaration(scope: Scope): void {
    const name = this.name();
    this.expect('(');
    const parameters = this.listUntil(')', () => this.name());
    for (const text of ['{', 'return']) this.expect(text);
    const body = this.expression(new Scope(scope, parameters));
    for (const text of [';', '}']) this.expect(text);
    scope.functions.set(name, { parameters, body });
  }

  private allow(scope: Scope, pattern: readonly Segment[]): void {
    const operations: Operation[] = [];
    do {
      const known = OPERATIONS.get(this.tokens[this.next]?.text ?? '') ?? this.fail('an operation');
      operations.push(...known);
      this.next += 1;
    } while (this.take(','));
    let condition: Expression = () => bool(true);
    if (this.take(':')) {
      this.expect('if');
      condition = this.expression(scope);
    }
    this.expect(';');
    this.rules.push({ pattern, operations, condition });
  }

  private expression(scope: Scope): Expression {
    let left = this.conjunction(scope);
    while (this.take('||')) left = decided(left, this.conjunction(scope), true);
    return left;
  }

  private conjunction(scope: Scope): Expression {
    let left = this.comparison(scope);
    while (this.take('&&')) left = decided(left, this.comparison(scope), false);
    return left;
  }

  private comparison(scope: Scope): Expression {
    const left = this.unary(scope);
    if (this.take('is')) {
      const keys = TYPES.get(this.tokens[this.next]?.text ?? '') ?? this.fail('a type');
      this.next += 1;
      return (environment) => {
        const value = whole(left(environment));
        return bool(keys.some((key) => key in value));
      };
    }
    const operator = ['==', '!=', 'in'].find((text) => this.take(text));
    if (operator === undefined) return left;
    const right = this.unary(scope);
    if (operator === 'in') return (environment) => bool(isIn(left(environment), right(environment)));
    return (environment) => bool(isEqual(left(environment), right(environment)) === (operator === '=='));
  }

  private unary(scope: Scope): Expression {
    if (this.take('!')) {
      const inner = this.unary(scope);
      return (environment) => bool(!truth(inner(environment)));
    }
    if (this.take('(')) {
      const inner = this.expression(scope);
      this.expect(')');
      return inner;
    }
    if (this.take('[')) {
      const items = this.listUntil(']', () => this.expression(scope));
      return (environment) => ({ arrayValue: { values: items.map((item) => whole(item(environment))) } });
    }
    return this.literal() ?? this.reference(scope);
  }

  private literal(): Expression | undefined {
    const text = this.tokens[this.next]?.text ?? '';
    const value: RuleValue | undefined = /^['"]/.test(text)
      ? { stringValue: text.slice(1, -1) }
      : /^\d/.test(text)
        ? { integerValue: text }
        : { true: bool(true), false: bool(false), null: { nullValue: null } }[text];
    if (value === undefined) return undefined;
    this.next += 1;
    return () => value;
  }

  /** A name with its members, or a call of a function of the file. */
  private reference(scope: Scope): Expression {
    const token = this.tokens[this.next];
    const name = this.name();
    if (this.take('(')) return this.call(scope, name, token?.line);
    if (!scope.has(name)) this.undo('a name that is known');
    let path = name;
    let value: Expression = (environment) => memberOf({ members: environment }, name);
    while (this.take('.')) {
      const of = value;
      const member = this.name();
      if (MEMBERS.get(path)?.includes(member) === false || this.is('(')) this.undo('a member that is known');
      path = `${path}.${member}`;
      value = (environment) => memberOf(of(environment), member);
    }
    return value;
  }

  private undo(expected: string): never {
    this.next -= 1;
    return this.fail(expected);
  }

  private call(scope: Scope, name: string, line: number | undefined): Expression {
    const given = this.listUntil(')', () => this.expression(scope));
    this.checks.push(() => {
      if (scope.functionNamed(name)?.parameters.length !== given.length)
        throw new Error(`firestore.rules, line ${line}: there is no function ${name} with ${given.length} parameters`);
    });
    return (environment) => {
      const { parameters, body } = scope.functionNamed(name) ?? { parameters: [], body: () => bool(false) };
      const passed = given.map((each, index) => [parameters[index] ?? '', each(environment)]);
      return body({ ...environment, ...Object.fromEntries(passed) });
    };
  }
}

/** `||` and `&&`: where one side decides, the other needs no value. */
const decided =
  (left: Expression, right: Expression, deciding: boolean): Expression =>
  (environment) => {
    try {
      if (truth(left(environment)) === deciding) return bool(deciding);
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      if (truth(right(environment)) === deciding) return bool(deciding);
      throw error;
    }
    return bool(truth(right(environment)));
  };

/**
 * The rules of a rules file.
 * @throws Error with the line of what is not understood: nothing is passed over.
 */
export function parseRules(source: string): readonly Rule[] {
  const parser = new Parser(source);
  parser.file();
  return parser.rules;
}
