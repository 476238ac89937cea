import type { finance, ResultOf } from '@ca-portal/api/contract';
import type { CallContext } from '../../context/call-context.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import { senderOf } from '../../workers/index.js';
import { statementLines, type StatementLine } from './statement-lines.js';
import { codedTransfers, type CodedTransfer } from './transfer-list.js';

type Matched = ResultOf<(typeof finance)['statement']>[number];

const mostLines = 5_000;
const codeLength = 6;
const backMs = 183 * 86_400_000;

/** Possible remark codes in a text: payers add other words, and use lower-case or full-width letters. */
function possibleCodes(text: string): string[] {
  const runs =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  return runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - codeLength + 1) }, (_, i) => run.slice(i, i + codeLength)),
  );
}

/** The transfers that match a receipt: by remark code, otherwise by payer and amount if only one fits. */
function candidatesOf({ remark, payer, amountFen }: StatementLine, known: readonly CodedTransfer[]) {
  const codes = new Set(possibleCodes(remark));
  const coded = known.filter(({ code }) => codes.has(code));
  if (coded.length > 0) return { coded: true, found: coded };
  const alike = known.filter(
    (one) => one.state === 'confirming' && one.payer === payer.trim() && one.amountFen === amountFen,
  );
  return { coded: false, found: alike };
}

function verdict(
  { amountFen }: StatementLine,
  found: readonly CodedTransfer[],
  sure: boolean,
): Matched['match'] {
  const [one] = found;
  if (!one) return 'none';
  if (found.length > 1 || !sure) return 'unsure';
  if (one.state === 'noSlip') return 'noSlip';
  if (one.state !== 'confirming') return 'known';
  if (amountFen === one.amountFen) return 'exact';
  return amountFen < one.amountFen ? 'short' : 'over';
}

/** Matches receipts with transfers. Two receipts with one code are only proposed: a person has to check. */
export function matchLines(lines: readonly StatementLine[], known: readonly CodedTransfer[]): Matched[] {
  const found = lines.map((line) => candidatesOf(line, known));
  const uses = new Map<string, number>();
  for (const { no } of found.flatMap((one) => one.found)) uses.set(no, (uses.get(no) ?? 0) + 1);
  return lines.map((line, i) => {
    const { coded, found: these = [] } = found[i] ?? {};
    const [one] = these;
    const sure = coded === true && (uses.get(one?.no ?? '') ?? 0) < 2;
    return {
      ...line,
      match: verdict(line, these, sure),
      transferNo: one?.no ?? null,
      dueFen: one?.amountFen ?? 0,
    };
  });
}

/** Reads a bank statement and proposes matches; a person confirms. */
export async function matchStatement(file: Upload, context: CallContext): Promise<Matched[]> {
  const { clock, db, workers } = context.services;
  const rows = await workers.run('readSheet', senderOf(context), file.path, mostLines);
  const known = await codedTransfers(db, new Date(clock().getTime() - backMs));
  return matchLines(statementLines(rows), known);
}
