// Reads the exports of a package with TypeScript: name, kind, signature, and comments.
import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { entriesOf } from './entries.mjs';

/** A longer signature is cut; a hash of the omitted part detects changes. */
const longest = 320;

function short(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest)}… #${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
}

const kinds = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
  [ts.SymbolFlags.Enum, 'enum'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.ValueModule, 'namespace'],
];
const kindOf = (symbol) => kinds.find(([flag]) => symbol.flags & flag)?.[1] ?? 'value';

const printer = ts.createPrinter({ removeComments: true });
const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Types of other packages are documented there. */
const isOurs = (node, folder) => {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(folder + sep) && !fileName.includes('node_modules');
};

const docOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** Own fields of an interface or of an object type; not inherited ones. */
function fieldsOf(symbol, folder, checker) {
  const declarations = (symbol.declarations ?? []).filter((node) => isOurs(node, folder));
  const lists = declarations.flatMap((node) => {
    if (ts.isInterfaceDeclaration(node)) return [node.members];
    if (!ts.isTypeAliasDeclaration(node)) return [];
    const parts = ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type];
    return parts.filter(ts.isTypeLiteralNode).map(({ members }) => members);
  });
  return lists.flatMap((members) =>
    members.flatMap((member) => {
      const field = member.name && checker.getSymbolAtLocation(member.name);
      // A field under a symbol cannot be set.
      const isNamed = field && !field.name.startsWith('__@');
      return isNamed ? [{ name: field.name, doc: docOf(field, checker) }] : [];
    }),
  );
}

function signatureOf(symbol, kind, checker) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return '';
  if (kind === 'interface' || kind === 'type' || kind === 'enum') {
    return symbol.declarations
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      .join(' ')
      .replace(/^export (?:declare )?/, '');
  }
  if (kind === 'namespace') return [...symbol.exports.keys()].toSorted().join(', ');
  if (kind === 'class') {
    const instance = checker.getDeclaredTypeOfSymbol(symbol);
    const members = checker.getPropertiesOfType(instance).map((member) => {
      return `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), declaration, format)}`;
    });
    return members.join('; ');
  }
  return checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, format);
}

/** @returns one entry per export: subpath, name, kind, signature, doc, fields, file */
export function readSurface(root, name) {
  const folder = join(root, 'packages', name);
  const entries = entriesOf(root, name);
  const configFile = join(folder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { ...options, noEmit: true, composite: false, incremental: false, skipLibCheck: true },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ subpath, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    if (!module) return [];
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const kind = kindOf(symbol);
      const [declaration] = symbol.declarations ?? [];
      return {
        subpath,
        name: exported.name,
        kind,
        signature: short(signatureOf(symbol, kind, checker)),
        doc: docOf(symbol, checker) || docOf(exported, checker),
        fields: fieldsOf(symbol, folder, checker),
        isOurs: declaration !== undefined && isOurs(declaration, folder),
        file: declaration?.getSourceFile().fileName.slice(root.length + 1) ?? '',
      };
    });
  });
}
