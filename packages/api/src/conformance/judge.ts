import { fromWire, nameMap, type Endpoint } from '../contract/index.js';

/** Result of one call to another server. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * `fits`: as in the contract. `refused`: a valid envelope with another code, which may be a rule of
 * that server. `wrong`: the portal's pages could not read it.
 */
export interface Verdict {
  readonly kind: 'fits' | 'refused' | 'wrong';
  readonly findings: readonly string[];
}

const wrong = (...findings: string[]): Verdict => ({ kind: 'wrong', findings });
const most = 5;

/** Fields of the answer that violate the schema, by their wire path. */
function misfits(row: Endpoint, value: unknown, at: string): string[] {
  const read = row.response.safeParse(fromWire(nameMap(row.response), value));
  if (read.success) return [];
  return read.error.issues.map((issue) => {
    const path = [at, ...issue.path.map(String)].filter(Boolean).join('.');
    return `${path || 'answer'}: ${issue.message}`;
  });
}

/** English names instead of wire names: the server was built from the code and not from the wire. */
function englishNames(row: Endpoint, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(nameMap(row.response) ?? {}).flatMap(([english, entry]) => {
    const wire = typeof entry === 'string' ? entry : entry[0];
    return wire && english in value && !(wire in value) ? [`${english}: travels as ${wire}`] : [];
  });
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function values(row: Endpoint, answer: Record<string, unknown>): [at: string, value: unknown][] | Verdict {
  switch (row.envelope) {
    case 'rows':
      if (!Array.isArray(answer['rows'])) return wrong('rows: no list');
      if (!Number.isInteger(answer['total'])) return wrong('total: no whole number');
      return answer['rows'].map((value: unknown, i): [string, unknown] => [`rows.${i}`, value]);
    case 'flat': {
      const { code: _, msg: __, ...fields } = answer;
      return [['', fields]];
    }
    case 'message':
      return [['msg', answer['msg']]];
    default:
      return [['data', answer['data'] ?? null]];
  }
}

/** Checks an answer against the row of the call. */
export function judge(row: Endpoint, { status, contentType, body }: Answer): Verdict {
  if (row.envelope === 'text')
    return status === 200 ? { kind: 'fits', findings: [] } : wrong(`HTTP ${status}`);
  const json = parsed(body);
  if (!json) {
    if (row.envelope === 'binary' && status === 200 && !/html/i.test(contentType))
      return { kind: 'fits', findings: [] };
    return wrong(`${contentType || 'no content type'}: JSON with an envelope was expected (HTTP ${status})`);
  }
  const { code } = json;
  if (typeof code !== 'number') return wrong('code: missing in the envelope');
  if (typeof json['msg'] !== 'string') return wrong('msg: missing in the envelope');
  if (code !== 0 && code !== 200) return { kind: 'refused', findings: [`code ${code}: ${json['msg']}`] };
  if (row.envelope === 'binary') return wrong('a success without a file');
  const found = values(row, json);
  if (!Array.isArray(found)) return found;
  const findings = found.flatMap(([at, value]) => [...englishNames(row, value), ...misfits(row, value, at)]);
  return findings.length === 0 ? { kind: 'fits', findings } : wrong(...findings.slice(0, most));
}
