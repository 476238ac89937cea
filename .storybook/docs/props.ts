// The props of every widget, read from its types by the compiler: react-docgen supports neither unions nor generics.
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { ComponentProps, PropRow, TypeRow } from '../../packages/ui/src/story-kit/docs/props.js';

const plain = (parts: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts).trim();

/** Accepted by all components and documented by React only. */
const notShown = new Set(['ref', 'key', 'className', 'style']);

export class PropsReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #src: string;

  /** @param ui folder of the package */
  constructor(ui: string) {
    const file = join(ui, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown };
    const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ui);
    const doors = parsed.fileNames.filter((name) => name.endsWith('/index.ts'));
    this.#program = ts.createProgram(doors, { ...parsed.options, skipLibCheck: true });
    this.#checker = this.#program.getTypeChecker();
    this.#src = join(ui, 'src');
  }

  /** Every component that a subpath exports, by the name of its folder. */
  of(folder: string): ComponentProps[] {
    const door = this.#program.getSourceFile(join(this.#src, folder, 'index.ts'));
    const module = door && this.#checker.getSymbolAtLocation(door);
    if (!module) throw new Error(`packages/ui/src/${folder} has no index.ts`);
    return this.#checker
      .getExportsOfModule(module)
      .filter(({ name }) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context'))
      .flatMap((symbol) => this.#component(symbol));
  }

  #component(exported: ts.Symbol): ComponentProps[] {
    const alias = exported.flags & ts.SymbolFlags.Alias;
    const symbol = alias ? this.#checker.getAliasedSymbol(exported) : exported;
    const at = symbol.valueDeclaration;
    if (!at || !this.#isOurs(symbol)) return [];
    const [signature] = this.#checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
    const parameter = signature?.parameters[0];
    if (!signature || signature.parameters.length > 2) return [];
    const row = { name: exported.name, text: plain(symbol.getDocumentationComment(this.#checker)) };
    if (!parameter) return [{ ...row, rows: [], types: [] }];
    const type = this.#checker.getTypeOfSymbolAtLocation(parameter, at);
    const variants = type.isUnion() ? type.types : [type];
    const types = new Map<string, string>();
    const rows = this.#rows(variants, initializers(at), types);
    const element = this.#element(variants[0]);
    return [
      {
        ...row,
        rows,
        types: [...types].map(([name, text]): TypeRow => ({ name, text })),
        ...(element && { element }),
      },
    ];
  }

  #rows(variants: readonly ts.Type[], defaults: ReadonlyMap<string, string>, types: Map<string, string>) {
    const found = new Map<string, { row: PropRow; in: string[] }>();
    for (const variant of variants) {
      const label = variants.length > 1 ? this.#labelOf(variant) : '';
      for (const property of this.#checker.getPropertiesOfType(variant)) {
        if (!this.#isOurs(property) || notShown.has(property.name)) continue;
        const type = this.#typeOf(property, types);
        if (type === 'never' || type === 'undefined') continue;
        const before = found.get(property.name);
        const tag = property.getJsDocTags(this.#checker).find(({ name }) => name === 'default');
        const value = (tag && plain(tag.text ?? [])) || defaults.get(property.name);
        const known = before?.row.type.split(' | ') ?? [];
        found.set(property.name, {
          in: [...(before?.in ?? []), label],
          row: {
            name: property.name,
            type: known.length > 0 && !known.includes(type) ? `${before?.row.type} | ${type}` : type,
            required: !(property.flags & ts.SymbolFlags.Optional) && (before?.row.required ?? true),
            text: plain(property.getDocumentationComment(this.#checker)) || (before?.row.text ?? ''),
            ...(value && { default: value }),
          },
        });
      }
    }
    return [...found.values()]
      .map(({ row, in: seen }) => {
        const only = seen.length < variants.length ? seen.filter(Boolean).join(', ') : '';
        return only ? { ...row, only } : row;
      })
      .toSorted((a, b) => Number(b.required) - Number(a.required));
  }

  /** Literals are listed; other types are shown as written, with the named types below the table. */
  #typeOf(property: ts.Symbol, types: Map<string, string>): string {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(property));
    if (type.flags & ts.TypeFlags.Never) return 'never';
    const each = type.isUnion() ? type.types : [type];
    if (each.length > 1 && each.length < 16 && each.every((one) => one.isStringLiteral()))
      return each.map((one) => (one.isStringLiteral() ? `'${one.value}'` : '')).join(' | ');
    const written = property.declarations?.find(
      (one): one is ts.PropertySignature => ts.isPropertySignature(one) && one.type !== undefined,
    )?.type;
    if (!written)
      return this.#checker.typeToString(
        type,
        undefined,
        ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
      );
    this.#collect(written, types);
    return written.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  }

  /** The declarations of the package's own types that a type refers to. */
  #collect(node: ts.Node, types: Map<string, string>) {
    const visit = (child: ts.Node): void => {
      if (ts.isTypeReferenceNode(child)) {
        const at = this.#checker.getSymbolAtLocation(child.typeName);
        const symbol = at && at.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(at) : at;
        const declaration = symbol?.declarations?.find(
          (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
        );
        if (symbol && declaration && this.#isOurs(symbol) && !types.has(symbol.name)) {
          const text = declaration.getText().replace(/^export /, '');
          if (text.length < 2400 && types.size < 12) {
            types.set(symbol.name, text);
            visit(declaration);
          }
        }
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
  }

  #isOurs(symbol: ts.Symbol) {
    return (symbol.declarations ?? []).some(
      (one) => !relative(this.#src, dirname(one.getSourceFile().fileName)).startsWith('..'),
    );
  }

  /** The prop with one literal value that distinguishes a variant of a union. */
  #labelOf(variant: ts.Type): string {
    for (const property of this.#checker.getPropertiesOfType(variant)) {
      if (!this.#isOurs(property)) continue;
      const type = this.#checker.getTypeOfSymbol(property);
      if (type.isStringLiteral()) return `${property.name}="${type.value}"`;
    }
    return '';
  }

  /** The element whose attributes are accepted as well, taken from the type of `ref`. */
  #element(props: ts.Type | undefined): string | undefined {
    const ref = props && this.#checker.getPropertyOfType(props, 'ref');
    if (!ref || this.#isOurs(ref)) return undefined;
    return /(?:HTML|SVG)\w*Element/.exec(this.#checker.typeToString(this.#checker.getTypeOfSymbol(ref)))?.[0];
  }
}

/** Default values in the component's first parameter. */
function initializers(at: ts.Declaration): Map<string, string> {
  const maker = ts.isVariableDeclaration(at) && at.initializer ? at.initializer : at;
  const pattern = ts.isFunctionLike(maker) ? maker.parameters[0]?.name : undefined;
  const found = new Map<string, string>();
  if (pattern && ts.isObjectBindingPattern(pattern))
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer && initializer.getText().length < 40)
        found.set((propertyName ?? name).getText().replaceAll("'", ''), initializer.getText());
  return found;
}
