import { type ESTree, parseSync, Visitor } from 'vite';
import type { Place } from './reported-test.ts';

/** The functions with which vitest and Playwright declare tests and blocks. */
const DECLARERS = ['it', 'test', 'describe', 'suite'];
/** The modifiers of tests that may not run, or that pass when they fail. */
const CONDITIONS = new Set(['runIf', 'skipIf', 'skip', 'todo', 'fails', 'fail', 'fixme']);
/** Calls such as `test.skip(isPhone)` inside a test or a block. */
const FROM_INSIDE = new Set(['skip', 'fail', 'fixme']);

/** `test.beforeEach` and the like: a skip inside them applies to the enclosing test or block. */
const NO_TEST = /^(?:before|after|step)/;

type Range = Pick<ESTree.Node, 'start' | 'end'>;

/** A chained call: `it.runIf(x).each(rows)` has the root `it` and the names `each` and `runIf`, the outermost first. */
interface Chain {
  readonly root: string | null;
  readonly names: readonly string[];
}

function chainOf(node: ESTree.Node, names: readonly string[] = []): Chain {
  if (node.type === 'CallExpression') return chainOf(node.callee, names);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag, names);
  if (node.type === 'MemberExpression')
    return chainOf(node.object, node.property.type === 'Identifier' ? [...names, node.property.name] : names);
  return { root: node.type === 'Identifier' ? node.name : null, names };
}

const isFunction = (node: ESTree.Node | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const isText = (node: ESTree.Node | undefined): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');

/** Whether a call declares a test: `test('title', …)` and `each(rows)('title', …)`, not `test.skip(x, 'why')`. */
const declares = ({ callee, arguments: [first, second] }: ESTree.CallExpression): boolean =>
  callee.type === 'CallExpression' || isText(first) || isFunction(second);

/** `it('title', { fails: true }, …)` */
const hasConditionalOption = (call: ESTree.CallExpression): boolean =>
  call.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (one) => one.type === 'Property' && one.key.type === 'Identifier' && CONDITIONS.has(one.key.name),
      ),
  );

/** Visits a file once and collects the ranges in which no test counts. */
class ConditionalParts {
  readonly found: Range[] = [];
  readonly #declarers = new Set(DECLARERS);
  /** Variables such as `const onLinux = it.runIf(isLinux)`. */
  readonly #conditionalNames = new Set<string>();
  /** The tests and blocks around the current node, from the outside in. */
  readonly #open: ESTree.CallExpression[] = [];
  #conditions = 0;

  constructor(program: ESTree.Program) {
    const [enter, leave] = [() => (this.#conditions += 1), () => (this.#conditions -= 1)];
    new Visitor({
      VariableDeclarator: (node) => this.#variable(node),
      CallExpression: (node) => this.#enterCall(node, program),
      'CallExpression:exit': (node) => {
        if (this.#open.at(-1) === node) this.#open.pop();
      },
      IfStatement: enter,
      ConditionalExpression: enter,
      LogicalExpression: enter,
      SwitchStatement: enter,
      'IfStatement:exit': leave,
      'ConditionalExpression:exit': leave,
      'LogicalExpression:exit': leave,
      'SwitchStatement:exit': leave,
    }).visit(program);
  }

  #variable({ id, init }: ESTree.VariableDeclarator): void {
    if (id.type !== 'Identifier' || init === null) return;
    const chain = chainOf(init);
    if (chain.root === null || !this.#declarers.has(chain.root)) return;
    this.#declarers.add(id.name);
    if (this.#isConditionalChain(chain)) this.#conditionalNames.add(id.name);
  }

  #enterCall(call: ESTree.CallExpression, program: ESTree.Program): void {
    const { root, names } = chainOf(call.callee);
    const [name = ''] = names;
    if (root === null || !this.#declarers.has(root)) this.#otherCall(root, names);
    else if (FROM_INSIDE.has(name) && !declares(call)) this.found.push(this.#open.at(-1) ?? program);
    else this.#declaration(call, { root, names });
  }

  #declaration(call: ESTree.CallExpression, { root, names }: Chain): void {
    if (!NO_TEST.test(names[0] ?? '')) this.#open.push(call);
    const isConditional = this.#conditions > 0 || this.#isConditionalChain({ root, names });
    if (isConditional || hasConditionalOption(call)) this.found.push(call);
  }

  #isConditionalChain({ root, names }: Chain): boolean {
    return names.some((name) => CONDITIONS.has(name)) || (root !== null && this.#conditionalNames.has(root));
  }

  /** A test that skips itself: `({ skip }) => skip()` or `context.skip()`. */
  #otherCall(root: string | null, names: readonly string[]): void {
    const around = this.#open.at(-1);
    if (around && (names[0] === 'skip' || (root === 'skip' && names.length === 0))) this.found.push(around);
  }
}

/**
 * Finds the tests that a report cannot distinguish from proofs: tests that run under a condition (`runIf`, `skipIf`, an
 * enclosing `if`, a `skip` inside) and tests that are expected to fail (`fails`). Returns a predicate on places in the
 * file.
 */
export function conditionalPlaces(file: string, source: string): (place: Place) => boolean {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const { found } = new ConditionalParts(program);
  if (found.length === 0) return () => false;
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) => {
    const at = (starts[line - 1] ?? 0) + column - 1;
    return found.some(({ start, end }) => start <= at && at < end);
  };
}
