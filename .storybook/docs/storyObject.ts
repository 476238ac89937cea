import ts from 'typescript';

/** A story's args in order: the code of each, and for a string its text. */
export type StoryArgs = Map<string, { code: string; text?: string }>;

/** The object of a top-level constant, without type assertions. */
export function objectOf(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() !== name) continue;
      let value = declaration.initializer;
      while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
      return value && ts.isObjectLiteralExpression(value) ? value : undefined;
    }
  }
  return undefined;
}

/** A property's value, also from `...Default`; the last one wins. */
export function propertyOf(
  source: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Node | undefined {
  for (const property of object.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const base = spread(source, property.expression);
      const found = base && propertyOf(source, base, name);
      if (found) return found;
    } else if (property.name && nameOf(property.name) === name) {
      return ts.isPropertyAssignment(property) ? property.initializer : property;
    }
  }
  return undefined;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** `...Default` and `...Default.args`. */
function spread(source: ts.SourceFile, expression: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isIdentifier(expression)) return objectOf(source, expression.text);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const owner = spread(source, expression.expression);
  const value = owner && propertyOf(source, owner, expression.name.text);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** The args of the meta, overridden by those of the story. `find` resolves constants of other files. */
export function argsText(
  source: ts.SourceFile,
  meta: ts.ObjectLiteralExpression | undefined,
  story: ts.ObjectLiteralExpression,
  text: (node: ts.Node) => string,
  find: (name: string) => ts.ObjectLiteralExpression | undefined,
): StoryArgs {
  const nodes = new Map<string, ts.Node>();
  const add = (object: ts.Node | undefined): void => {
    if (!object) return;
    if (ts.isIdentifier(object)) return add(find(object.text));
    if (ts.isSatisfiesExpression(object) || ts.isAsExpression(object)) return add(object.expression);
    if (!ts.isObjectLiteralExpression(object)) return;
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) add(spread(source, property.expression) ?? property.expression);
      else if (ts.isPropertyAssignment(property)) nodes.set(nameOf(property.name), property.initializer);
      else if (ts.isShorthandPropertyAssignment(property)) nodes.set(property.name.text, property.name);
      else if (ts.isMethodDeclaration(property)) nodes.set(nameOf(property.name), property);
    }
  };
  add(meta && propertyOf(source, meta, 'args'));
  add(propertyOf(source, story, 'args'));
  return new Map(
    [...nodes].map(([name, node]) => [
      name,
      { code: text(node), ...(ts.isStringLiteral(node) && { text: node.text }) },
    ]),
  );
}
