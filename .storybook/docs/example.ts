// Converts a story to the module that a reader would write: imports from the package, its data, one component.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import ts from 'typescript';
import { argsText, objectOf, propertyOf, type StoryArgs } from './storyObject.js';

const isStoryFile = (file: string) => /\.stories\.tsx?$|\.fixtures\.tsx?$|story-kit/.test(file);

interface Origin {
  from: string;
  /** With the prefix `type ` for a type. */
  name: string;
}

interface Declared {
  module: Module;
  statement: ts.Statement;
  name: string;
}

interface Module {
  file: string;
  source: ts.SourceFile;
  /** Top-level names and their declaring statements. */
  declared: Map<string, ts.Statement>;
  imported: Map<string, Origin>;
}

export class ExampleWriter {
  readonly #src: string;
  readonly #modules = new Map<string, Module>();

  /** @param src folder of the widgets */
  constructor(src: string) {
    this.#src = src;
  }

  /** @returns undefined if the file has no such story, or the story uses code that is not exported */
  write(file: string, story: string, text?: string): string | undefined {
    const module = this.#module(file, text);
    const meta = objectOf(module.source, 'meta');
    const own = objectOf(module.source, story);
    if (!own) return undefined;
    const find = (name: string) =>
      propertyOf(module.source, own, name) ?? (meta && propertyOf(module.source, meta, name));
    const needs = new Needs(this, module);
    const args = argsText(
      module.source,
      meta,
      own,
      (node) => needs.text(node),
      (name) => {
        const origin = this.origin(module, name);
        return origin && 'module' in origin ? objectOf(origin.module.source, origin.name) : undefined;
      },
    );
    const component = meta && /^\w+/.exec(propertyOf(module.source, meta, 'component')?.getText() ?? '')?.[0];
    const render = find('render');
    const body = render ? rendered(render, args, (node) => needs.text(node)) : undefined;
    if (!body && component) needs.name(component);
    const main = body ?? `return ${element(component ?? 'div', args)};`;
    if (!needs.complete) return undefined;
    const code = [
      ...needs.declarations,
      `export function Example() {\n  ${main.replaceAll('\n', '\n  ')}\n}`,
    ].join('\n\n');
    return `${importLines(needs.imports, code)}\n\n${code}`.trim();
  }

  #module(file: string, given?: string): Module {
    const known = this.#modules.get(file);
    if (known && given === undefined) return known;
    const text = given ?? readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const module: Module = { file, source, declared: new Map(), imported: new Map() };
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
        const bindings = statement.importClause?.namedBindings;
        const allTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        if (bindings && ts.isNamedImports(bindings))
          for (const { name, propertyName, isTypeOnly } of bindings.elements)
            module.imported.set(name.text, {
              from: statement.moduleSpecifier.text,
              name: `${allTypes || isTypeOnly ? 'type ' : ''}${(propertyName ?? name).text}`,
            });
      } else if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations)
          if (ts.isIdentifier(name)) module.declared.set(name.text, statement);
      } else if (
        (ts.isFunctionDeclaration(statement) ||
          ts.isInterfaceDeclaration(statement) ||
          ts.isTypeAliasDeclaration(statement)) &&
        statement.name
      ) {
        module.declared.set(statement.name.text, statement);
      }
    }
    this.#modules.set(file, module);
    return module;
  }

  moduleOf(node: ts.Node): Module {
    return this.#module(node.getSourceFile().fileName);
  }

  #isPublic(folder: string, name: string) {
    const door = join(this.#src, folder, 'index.ts');
    const text = existsSync(door) ? readFileSync(door, 'utf8') : '';
    return text.includes('export *') || new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text);
  }

  /** Origin of a module's name: copied into the example, or imported from the package or a library. */
  origin(module: Module, name: string): Declared | Origin | undefined {
    const statement = module.declared.get(name);
    if (statement) return { module, statement, name };
    const imported = module.imported.get(name);
    if (!imported) return undefined;
    if (!imported.from.startsWith('.')) return imported;
    const target = resolve(dirname(module.file), imported.from);
    const file = ['.tsx', '.ts'].map((end) => target.replace(/\.js$/, end)).find((path) => existsSync(path));
    if (!file) return undefined;
    if (isStoryFile(file)) return this.origin(this.#module(file), imported.name.replace('type ', ''));
    const folder = file.slice(this.#src.length + 1).split(sep)[0] ?? '';
    return this.#isPublic(folder, imported.name)
      ? { from: `@ca-portal/ui/${folder}`, name: imported.name }
      : undefined;
  }
}

/** The collected pieces that the example still refers to. */
const importLines = (imports: ReadonlyMap<string, ReadonlySet<string>>, code: string) =>
  [...imports]
    .map(([from, names]) => ({
      from,
      names: [...names].filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code)),
    }))
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => Number(a.from.startsWith('@')) - Number(b.from.startsWith('@')))
    .map(({ from, names }) => `import { ${names.toSorted().join(', ')} } from '${from}';`)
    .join('\n');

/** What an example needs besides the story, collected while its parts are read. */
class Needs {
  readonly imports = new Map<string, Set<string>>();
  readonly declarations: string[] = [];
  readonly #seen = new Set<ts.Statement>();
  /** False when it refers to something that the package does not export. */
  complete = true;

  constructor(
    readonly writer: ExampleWriter,
    readonly home: Module,
  ) {}

  name(name: string, module = this.home): void {
    const origin = this.writer.origin(module, name);
    if (!origin) {
      this.complete &&= !module.imported.has(name);
      return;
    }
    if ('from' in origin) {
      if (!origin.from.startsWith('storybook')) this.#import(origin.from, origin.name);
    } else if (!this.#seen.has(origin.statement)) {
      this.#seen.add(origin.statement);
      const text = this.text(origin.statement, origin.module).replace(/^export /, '');
      // For `import { items as tabs }` the copied constant gets the local name.
      this.declarations.push(
        name === origin.name ? text : text.replace(new RegExp(`\\b${origin.name}\\b`), name),
      );
    }
  }

  #import(from: string, name: string) {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name));
  }

  /** The source of a node, with spies replaced by empty functions. */
  text(node: ts.Node, module = this.writer.moduleOf(node)): string {
    const edits: [from: number, to: number, text: string][] = [];
    const visit = (child: ts.Node): void => {
      const spy = spied(child, (part) => this.text(part, module));
      if (spy !== undefined) {
        edits.push([child.getStart(), child.end, spy]);
        return;
      }
      if (ts.isIdentifier(child) && isUse(child)) this.name(child.text, module);
      ts.forEachChild(child, visit);
    };
    visit(node);
    const start = node.getStart();
    let text = node.getText();
    for (const [from, to, by] of edits.toReversed())
      text = text.slice(0, from - start) + by + text.slice(to - start);
    const indent = /^ */.exec(node.getSourceFile().text.slice(lineStart(node)))?.[0] ?? '';
    return text.replaceAll(`\n${indent}`, '\n');
  }
}

/** Replaces a test's spy by a plain function. */
function spied(node: ts.Node, text: (node: ts.Node) => string): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [given] = node.arguments;
  if (node.expression.getText() === 'fn') return given ? text(given) : '() => {}';
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: spy, name } = node.expression;
  if (!ts.isCallExpression(spy) || spy.expression.getText() !== 'fn') return undefined;
  const value = given ? text(given) : 'undefined';
  const answers: Readonly<Record<string, string>> = {
    mockRejectedValue: `() => Promise.reject(${value})`,
    mockResolvedValue: `() => Promise.resolve(${value})`,
    mockReturnValue: `() => ${value}`,
    mockImplementation: value,
  };
  return answers[name.text];
}

function lineStart(node: ts.Node): number {
  return node.getSourceFile().text.lastIndexOf('\n', node.getStart()) + 1;
}

/** Whether an identifier refers to a value or type, and is not a property name. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return parent.getChildAt(0) === node;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isPropertySignature(parent))
    return parent.name !== node;
  return true;
}

function rendered(render: ts.Node, args: StoryArgs, text: (node: ts.Node) => string): string | undefined {
  if (!ts.isArrowFunction(render) && !ts.isFunctionExpression(render) && !ts.isMethodDeclaration(render))
    return `return ${text(render)}(${object(args)});`;
  const given = render.parameters[0]?.name;
  const first = given && args.size > 0 ? `const ${given.getText()} = ${object(args)};\n` : '';
  const { body } = render;
  if (!body) return undefined;
  if (!ts.isBlock(body)) {
    const inner = ts.isParenthesizedExpression(body) ? body.expression : body;
    // `<Live {...args} />` becomes an element with those props.
    if (
      ts.isJsxSelfClosingElement(inner) &&
      given &&
      inner.attributes.getText() === `{...${given.getText()}}`
    ) {
      return `return ${element(text(inner.tagName), args)};`;
    }
    const code = text(inner);
    return `${first}return ${code.includes('\n') ? `(\n  ${code.replaceAll('\n', '\n  ')}\n)` : code};`;
  }
  return first + body.statements.map((statement) => text(statement)).join('\n');
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

const object = (args: StoryArgs) =>
  `{\n${[...args].map(([name, { code }]) => `  ${name === code ? name : `${key(name)}: ${code.replaceAll('\n', '\n  ')}`},`).join('\n')}\n}`;

function element(name: string, args: StoryArgs): string {
  const children = args.get('children');
  const attributes = [...args].flatMap(([key, { code, text }]) => {
    if (key === 'children' || code === 'false' || code === 'undefined') return [];
    if (code === 'true') return [key];
    return [text !== undefined && !/["\\\n]/.test(text) ? `${key}="${text}"` : `${key}={${code}}`];
  });
  const line = `<${[name, ...attributes].join(' ')}`;
  const open =
    line.length > 70 || line.includes('\n')
      ? `<${name}\n${attributes.map((one) => `  ${one.replaceAll('\n', '\n  ')}`).join('\n')}\n`
      : line;
  const gap = open === line ? ' ' : '';
  const inside =
    children && (children.text ?? (children.code.startsWith('<') ? children.code : `{${children.code}}`));
  const whole =
    inside === undefined ? `${open}${gap}/>` : `${open}>\n  ${inside.replaceAll('\n', '\n  ')}\n</${name}>`;
  return whole.includes('\n') ? `(\n  ${whole.replaceAll('\n', '\n  ')}\n)` : whole;
}
