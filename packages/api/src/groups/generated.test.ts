import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract, type Endpoint } from '../contract/index.js';
import { openApiDocument } from '../openapi/document.js';
import { generatedGroups } from './generate.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('generated files (run `pnpm generate` when one of these fails)', () => {
  it.each(generatedGroups())('$file is current', ({ file, text }) => expect(read(`./${file}`)).toBe(text));
  it('there is one for each group and none left over', () => {
    const files = readdirSync(new URL('./', import.meta.url)).filter((file) =>
      file.endsWith('.generated.ts'),
    );
    expect(files.toSorted()).toEqual(
      generatedGroups()
        .map(({ file }) => file)
        .toSorted(),
    );
    expect(files).toHaveLength(Object.keys(contract).length);
  });
  it('openapi.json is current', () => {
    expect(JSON.parse(read('../../openapi.json'))).toEqual(openApiDocument());
  });
});

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  security: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

describe('OpenAPI document', () => {
  const text = read('../../openapi.json');
  const document = JSON.parse(text) as Document;
  const rows = Object.entries(contract).flatMap(([group, operations]) =>
    Object.entries<Endpoint>(operations).map(([name, row]) => ({ id: `${group}.${name}`, row })),
  );

  it.each(rows)('lists $id as the table has it', ({ id, row }) => {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    expect(operation?.operationId).toBe(id);
    expect(operation?.requestBody !== undefined).toBe(row.body !== undefined || row.upload !== undefined);
    expect(operation?.security).toHaveLength(row.access.kind === 'user' ? 1 : 0);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map(({ name }) => `{${name}}`).join()).toBe((row.path.match(/\{\w+\}/g) ?? []).join());
    expect(inPath.every(({ required }) => required)).toBe(true);
  });
  it('tells files, fields beside the code and values in the message apart', () => {
    const answer = (path: string, method: string) => JSON.stringify(document.paths[path]?.[method]);
    expect(answer('/template/comApplyCert', 'post')).toContain('"application/pdf":{"schema"');
    expect(answer('/common/upload', 'post')).toContain('"multipart/form-data"');
    expect(answer('/common/upload', 'post')).toContain('"msg":"操作成功","url":');
    expect(answer('/system/config/configKey/{key}', 'get')).toContain('"example":{"code":200,"msg":"80"}');
  });
  it('lists nothing else', () => {
    expect(Object.values(document.paths).flatMap(Object.values)).toHaveLength(rows.length);
  });
  it('is 3.1, and each of its references leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const targets = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(known).toEqual(expect.arrayContaining(targets));
    expect(text).not.toContain('$defs');
  });
  it('speaks the wire’s names', () => {
    const { post } = document.paths['/sys/register'] ?? {};
    expect(JSON.stringify(post)).toContain('"tyShxyDm"');
    expect(JSON.stringify(post)).not.toContain('creditCode');
  });
});
