import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { groups } from '../contract/index.js';
import { errorCodes } from '../domain/index.js';
import { openApiDocument } from '../openapi/document.js';
import { generatedLimits } from '../limits/generate.js';
import { generatedGroups } from './generate.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('generated files (run `pnpm generate` when one of these fails)', () => {
  it.each(generatedGroups())('$file is current', ({ file, text }) => expect(read(`./${file}`)).toBe(text));
  it.each(generatedLimits())('limits/$file is current', ({ file, text }) =>
    expect(read(`../limits/${file}`)).toBe(text),
  );
  it.each([
    ['./', generatedGroups()],
    ['../limits/', generatedLimits()],
  ])('none is left over in %s', (folder, generated) => {
    const files = readdirSync(new URL(folder, import.meta.url)).filter((file) =>
      file.endsWith('.generated.ts'),
    );
    expect(files.toSorted()).toEqual(generated.map(({ file }) => file).toSorted());
  });
  it('each group has its routes', () => {
    expect(generatedGroups()).toHaveLength(Object.keys(groups).length);
  });
  it('openapi.json is current', () => {
    expect(JSON.parse(read('../../openapi.json'))).toEqual(openApiDocument());
  });
});

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}
interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: unknown;
  security?: unknown[];
  tags: string[];
  responses: Record<string, { $ref?: string }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  security: unknown[];
  tags: { name: string; description: string }[];
  components: {
    schemas: Record<string, unknown>;
    responses: Record<string, unknown>;
    parameters: Record<string, Parameter>;
  };
}

describe('OpenAPI document', () => {
  const text = read('../../openapi.json');
  const document = JSON.parse(text) as Document;
  const parametersOf = (operation: Operation | undefined): Parameter[] =>
    (operation?.parameters ?? []).map((parameter) =>
      '$ref' in parameter
        ? (document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] as Parameter)
        : parameter,
    );
  const rows = Object.entries(groups).flatMap(([group, operations]) =>
    Object.entries(operations).map(([name, row]) => ({ id: `${group}.${name}`, row })),
  );

  it.each(rows)('lists $id as in the table', ({ id, row }) => {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    expect.soft(operation?.operationId).toBe(id);
    const takesBody = row.body !== undefined || row.upload !== undefined;
    expect.soft(operation?.requestBody !== undefined, 'takes a body').toBe(takesBody);
    expect
      .soft(operation?.security ?? document.security, 'asks for a token')
      .toHaveLength(row.access.kind === 'user' || row.token === 'accessKey' ? 1 : 0);
    const inPath = parametersOf(operation).filter((parameter) => parameter.in === 'path');
    expect
      .soft(inPath.map(({ name }) => `{${name}}`).join(), 'parameters of its path')
      .toBe((row.path.match(/\{\w+\}/g) ?? []).join());
    expect(inPath.filter(({ required }) => !required)).toEqual([]);
  });
  it('distinguishes files, fields beside the code and values in the message', () => {
    const answer = (path: string, method: string) => JSON.stringify(document.paths[path]?.[method]);
    expect(answer('/template/comApplyCert', 'post')).toContain('#/components/responses/pdfFile');
    expect(JSON.stringify(document.components.responses['pdfFile'])).toContain('"application/pdf":{"schema"');
    expect(answer('/common/upload', 'post')).toContain('"multipart/form-data"');
    expect(answer('/common/upload', 'post')).toContain('"msg":"操作成功","url":');
    // Two calls share this answer.
    const value = JSON.stringify(document.components.responses);
    expect(answer('/system/config/configKey/{key}', 'get')).toContain(
      '"$ref":"#/components/responses/answer',
    );
    expect(value).toContain('"msg":{"description":"The value itself."');
  });
  it('lists nothing else', () => {
    expect(Object.values(document.paths).flatMap(Object.values)).toHaveLength(rows.length);
  });
  it('is 3.1, and each of its references resolves', () => {
    expect(document.openapi).toBe('3.1.0');
    const targets = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    const known = Object.entries(document.components).flatMap(([part, named]) =>
      Object.keys(named).map((name) => `#/components/${part}/${name}`),
    );
    expect(known).toEqual(expect.arrayContaining(targets));
    expect(text).not.toContain('$defs');
  });
  it('describes the refusals of each call, and the purpose of each group', () => {
    const all = Object.values(document.paths).flatMap(Object.values);
    expect(
      all.filter(({ responses }) => responses['default']?.$ref !== '#/components/responses/fault'),
    ).toEqual([]);
    const tags = document.tags.map(({ name }) => name);
    expect(tags.toSorted()).toEqual(Object.keys(groups).toSorted());
    expect(all.flatMap((operation) => operation.tags).filter((tag) => !tags.includes(tag))).toEqual([]);
    const codes = JSON.stringify(document.components.schemas['ErrorCode']);
    for (const [name, code] of Object.entries(errorCodes)) expect(codes).toContain(`| ${code} | ${name} | `);
  });
  it('describes each parameter and each field (openapi/field-texts/)', () => {
    const silent = new Set<string>();
    /** Described beside a reference, or at its target. */
    const says = (field: object): boolean =>
      'description' in field ||
      ('$ref' in field &&
        says(document.components.schemas[String(field.$ref).replace('#/components/schemas/', '')] as object));
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, example: _, ...rest } = node as Record<string, unknown>;
      for (const [name, field] of Object.entries((properties ?? {}) as Record<string, object>)) {
        const isEnvelopes = name === 'data' || name === 'rows';
        if (!isEnvelopes && !says(field)) silent.add(name);
        walk(field);
      }
      for (const inner of Object.values(rest)) walk(inner);
    };
    walk(document);
    for (const operation of Object.values(document.paths).flatMap(Object.values)) {
      for (const { name, description } of parametersOf(operation)) if (!description) silent.add(name);
    }
    expect([...silent]).toEqual([]);
  });
  it('stays small enough to be read at once', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(600 * 1024);
  });
  it('generates a client that compiles', async () => {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const source = astToString(await openapiTS(text));
    const use = `import type { paths } from './client';
      type Answer = paths['/getInfo']['get']['responses'][200]['content']['application/json'];
      export const codeOf = (answer: Answer): number => answer.code;`;
    const files = new Map([
      ['client.ts', source],
      ['use.ts', use],
    ]);
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: true,
      lib: ['lib.es5.d.ts'],
      target: ts.ScriptTarget.ES2022,
    };
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile, getSourceFile } = host;
    host.fileExists = (file) => files.has(basename(file)) || fileExists(file);
    host.readFile = (file) => files.get(basename(file)) ?? readFile(file);
    host.getSourceFile = (file, target) => {
      const virtual = files.get(basename(file));
      return virtual === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, virtual, target);
    };
    const program = ts.createProgram(['client.ts', 'use.ts'], options, host);
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(problems).toEqual([]);
  });
  it('uses the wire’s names', () => {
    const { post } = document.paths['/sys/register'] ?? {};
    expect(JSON.stringify(post)).toContain('"tyShxyDm"');
    expect(JSON.stringify(post)).not.toContain('creditCode');
  });
});
