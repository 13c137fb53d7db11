import { parseSync, Visitor, type ESTree } from 'vite';

type Child = ESTree.JSXChild;
type Expression = ESTree.Expression | ESTree.JSXEmptyExpression;

/** The types of props that hold elements, never a bare text: `Elements` of the ui package and React's own. */
const HOLDS_ELEMENTS = /\b(?:Elements|ReactElement)\b/;
const MAY_HOLD_TEXT = /\b(?:ReactNode|string|number)\b/;
const NO_TEXT: ReadonlySet<string> = new Set(['JSXElement', 'JSXFragment', 'JSXEmptyExpression']);
const BLANK = /^\s*$/;

/**
 * The texts in a source file with a sibling, each as `line: code`. A browser that translates a page replaces every text
 * node. React sets the only text of an element as a whole, which survives that; it throws when it removes, moves or inserts
 * before a text node beside others, and a change of one is not seen. So a text is the only child of its element, stands in no
 * fragment and is not what a component returns. What only the types tell (`props.icon`) is declared as `Elements`. A static
 * text between static elements would survive; one rule without exceptions is simpler.
 */
export function textsWithSiblings(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const declared = new Declarations(program, source);
  const found: ESTree.Span[] = [];
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const children = node.children.filter((child) => !isLayout(child));
    const isLone = node.type === 'JSXElement' && children.length === 1;
    if (!isLone && !isDrawing(node)) found.push(...children.filter((child) => declared.mayBeText(child)));
  };
  const components: boolean[] = [];
  const enter = ({ id }: ESTree.Function): void => void components.push(id !== null && isComponent(id.name));
  const leave = (): void => void components.pop();
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: () => void components.push(false),
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (components.at(-1) === true && argument !== null && declared.mayBeText(argument)) found.push(argument);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression' || !isComponent(id.name)) return;
      if (init.body.type !== 'BlockStatement' && declared.mayBeText(init.body)) found.push(init.body);
    },
  }).visit(program);
  return found.map(({ start, end }) => {
    const line = source.slice(0, start).split('\n').length;
    return `${line}: ${source.slice(start, end).trim().replaceAll(/\s+/g, ' ')}`;
  });
}

/** The types of props and the values of variables that one file declares, by name. */
class Declarations {
  readonly #types = new Map<string, string>();
  readonly #values = new Map<string, ESTree.Expression>();

  constructor(program: ESTree.Program, source: string) {
    new Visitor({
      TSPropertySignature: ({ key, typeAnnotation }) => {
        if (key.type !== 'Identifier' || typeAnnotation === null) return;
        const type = source.slice(typeAnnotation.start, typeAnnotation.end);
        this.#types.set(key.name, `${this.#types.get(key.name) ?? ''} ${resultOf(type)}`);
      },
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init !== null) this.#values.set(id.name, init);
      },
    }).visit(program);
  }

  /** Whether an expression can be a text: everything but what is surely none. */
  mayBeText(node: Child | Expression): boolean {
    const decisive = decisivePartsOf(node);
    if (decisive !== null) return decisive.some((part) => this.mayBeText(part));
    switch (node.type) {
      case 'JSXText':
        return !BLANK.test(node.value);
      case 'Literal':
        return node.value !== null && typeof node.value !== 'boolean' && !BLANK.test(String(node.value));
      case 'Identifier':
        return this.#mayHoldText(node.name);
      case 'MemberExpression':
        return node.property.type !== 'Identifier' || this.#mayHoldText(node.property.name);
      case 'CallExpression':
        return this.#mayGiveText(node);
      default:
        return true;
    }
  }

  #mayHoldText(name: string): boolean {
    const value = this.#values.get(name);
    if (name === 'undefined') return false;
    if (value !== undefined && !this.mayBeText(value)) return false;
    const type = this.#types.get(name) ?? '';
    return !HOLDS_ELEMENTS.test(type) || MAY_HOLD_TEXT.test(type);
  }

  /** A list of elements gives none, and neither does a function whose result is declared as elements. */
  #mayGiveText({ callee, arguments: given }: ESTree.CallExpression): boolean {
    const draw = given.at(-1);
    if (callee.type === 'MemberExpression' && draw?.type === 'ArrowFunctionExpression') return this.mayBeText(draw);
    return callee.type === 'Super' || this.mayBeText(callee);
  }
}

/** The parts of which one has to be a text for the whole to be one; null for what has no such parts. */
function decisivePartsOf(node: Child | Expression): readonly (Child | Expression)[] | null {
  if (NO_TEXT.has(node.type)) return [];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return [node.expression];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'ArrowFunctionExpression':
      return resultsOf(node.body);
    default:
      return null;
  }
}

/** What a function returns, if that is its expression or its last statement; null otherwise. */
function resultsOf(body: ESTree.FunctionBody | ESTree.Expression): readonly Expression[] | null {
  if (body.type !== 'BlockStatement') return [body];
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument !== null ? [last.argument] : null;
}

/** The result of a function type, without its parameters; any other type as it is. */
const resultOf = (type: string): string => type.split('=>').at(-1) ?? type;

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** What React makes nothing of: white space with a line break, and comments. */
function isLayout(child: Child): boolean {
  if (child.type === 'JSXText') return BLANK.test(child.value) && child.value.includes('\n');
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

/** The texts of a drawing are not translated. */
function isDrawing(node: ESTree.JSXElement | ESTree.JSXFragment): boolean {
  const name = node.type === 'JSXElement' ? node.openingElement.name : null;
  return name?.type === 'JSXIdentifier' && name.name === 'svg';
}
