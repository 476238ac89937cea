import {
  lockEffect,
  roles,
  sealKindLabels,
  sealKinds,
  type ErrorKey,
  type SealKind,
} from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, products } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { senderOf } from '../../workers/index.js';
import { contentOf, type FileRow } from '../files/index.js';
import type { OrderRow } from '../orders/index.js';
import { checkIssuable, lockIssuableOrder } from './attempt.js';
import { changeOf, changes, isOfCompany, papersBack, type ChangeRow } from './seal-papers.js';

export interface SealsForLock {
  /** PNG in base64, the main seal first. */
  readonly seals: { kind: SealKind; picture: string }[];
  /** Which paid seals are missing, and why; empty otherwise. */
  readonly reason: string;
  /** The certificate that the lock must already contain; null if one is written with the seals. */
  readonly serialNumber: string | null;
}

/** The seals that an order writes (dossier 2.2); a person's come from his submitted documents. */
async function wantedSeals(db: Db, order: OrderRow, change: ChangeRow | undefined): Promise<SealKind[]> {
  const own = order.roleId === roles.costEngineer ? 'practice' : 'personal';
  const { seals = 'none' } = lockEffect(order.orderType) ?? {};
  if (seals === 'none') return [];
  if (seals === 'practice') return [own];
  if (seals === 'changed') {
    if (!isOfCompany(order)) return [];
    return [
      ...(changes(change, 'name', 'creditCode', 'seal') ? (['company'] as const) : []),
      ...(changes(change, 'legalRepresentative') ? (['legalRepresentative'] as const) : []),
    ];
  }
  if (!isOfCompany(order)) return [own, 'signature'];
  const [product] = order.productId
    ? await db.select().from(products).where(eq(products.id, order.productId))
    : [];
  return (product?.sealCount ?? 1) > 1 ? ['company', 'legalRepresentative'] : ['company'];
}

const unreadable: Partial<Record<ErrorKey, string>> = {
  formUnreadable: '打不开',
  notFound: '打不开',
  workTooLong: '处理超时',
  workTooLarge: '内容过大',
};

type Cut = (task: 'cutImprints' | 'cutSignature', paper: FileRow | undefined) => Promise<Uint8Array[]>;

/** Cuts pictures out of documents, and remembers the first document that could not be used. */
function cutter(context: CallContext): { cut: Cut; trouble: () => string } {
  let trouble = '';
  return {
    trouble: () => trouble,
    async cut(task, paper) {
      if (!paper) return [];
      try {
        const content = await contentOf(paper, context);
        const { workers } = context.services;
        const found = await workers.run(task, senderOf(context), content, paper.type);
        return found === undefined ? [] : [found].flat();
      } catch (error) {
        const words = error instanceof PortalError ? unreadable[error.key] : undefined;
        if (!words) throw error;
        trouble ||= `${task === 'cutImprints' ? '印章采集表' : '签名照'}${words}`;
        return [];
      }
    },
  };
}

/**
 * Each seal is decided by the newest relevant document, even without a picture: the form decides the main
 * seal of the lock, and a name seal stays until its owner no longer represents the company.
 */
async function cutSeals(db: Db, order: OrderRow, wanted: readonly SealKind[], cut: Cut) {
  const open = new Set(wanted);
  const pictures: Partial<Record<SealKind, Uint8Array | undefined>> = {};
  let papers = false;
  const decide = (kind: SealKind, picture: Uint8Array | undefined) => {
    if (open.delete(kind)) pictures[kind] = picture;
  };
  const [main] = wanted.filter((kind) => kind !== 'legalRepresentative' && kind !== 'signature');
  for await (const { form, signature, newRepresentative } of papersBack(db, order)) {
    if (open.size === 0) break;
    const signed = newRepresentative ? 'legalRepresentative' : 'signature';
    const asked = open.has(signed) ? signature : undefined;
    papers ||= (form ?? asked) !== undefined;
    const [largest, beside] =
      open.size > (open.has('signature') ? 1 : 0) ? await cut('cutImprints', form) : [];
    if (main && form) decide(main, largest);
    if (beside) decide('legalRepresentative', beside);
    if (asked || newRepresentative) decide(signed, (await cut('cutSignature', asked))[0]);
  }
  return { pictures, papers };
}

/** The seals for the lock of an order with its certificate, cut out of the reviewed documents. */
export async function sealsForLock(orderNo: string, context: CallContext): Promise<SealsForLock> {
  const { db } = context.services;
  const order = await db.transaction(async (tx) => {
    const held = await lockIssuableOrder(tx, orderNo, context);
    checkIssuable(held);
    return held;
  });
  const change = await changeOf(db, orderNo);
  const [kept] =
    order.orderType === '0110' && change
      ? await db.select().from(certificates).where(eq(certificates.id, change.certificateId))
      : [];
  const serialNumber = kept?.serialNumber ?? null;
  const wanted = await wantedSeals(db, order, change);
  const { cut, trouble } = cutter(context);
  const { pictures, papers } = await cutSeals(db, order, wanted, cut);
  const seals = sealKinds.flatMap((kind) => {
    const picture = pictures[kind];
    return picture ? [{ kind, picture: Buffer.from(picture).toString('base64') }] : [];
  });
  return { seals, reason: missing(order, wanted, seals, papers, trouble()), serialNumber };
}

/** Why a paid seal is missing. A person needs only one seal, and without documents none. */
function missing(
  order: OrderRow,
  wanted: readonly SealKind[],
  seals: SealsForLock['seals'],
  papers: boolean,
  trouble: string,
): string {
  const lacking = wanted.filter((kind) => !seals.some((one) => one.kind === kind));
  const enough = isOfCompany(order) ? lacking.length === 0 : seals.length > 0 || wanted.length === 0;
  if (enough) return '';
  if (!papers) return isOfCompany(order) ? '没有电子印章采集表' : '';
  if (trouble) return trouble;
  return `交来的材料上没有找到${lacking.map((kind) => sealKindLabels[kind]).join('、')}`;
}
