import type { Trust } from './check-signature.js';
import { makeSampleWorld, type SampleWorld } from './sample-authority.js';
import { altered, blankContract, sealed } from './sample-pdf.js';

export const sampleKinds = ['valid', 'changed', 'revoked', 'unsigned'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const buyer = '示例采购中心（样例）';
const seller = '示例建设工程有限公司（样例）';

/** Created on first use, because keys take a moment. */
let world: Promise<SampleWorld> | undefined;

/** A sample file with real signatures, created just now, and the authority that they are checked against. */
export async function makeSample(kind: SampleKind): Promise<{ pdf: Uint8Array<ArrayBuffer>; trust: Trust }> {
  const { signerOf, trust } = await (world ??= makeSampleWorld());
  const blank = blankContract();
  if (kind === 'unsigned') return { pdf: blank, trust };
  const first = await sealed(blank, await signerOf(buyer), {
    signer: buyer,
    signedAt: new Date(Date.now() - 3_600_000),
    left: 25,
  });
  const second = await sealed(first, await signerOf(seller, { revoked: kind === 'revoked' }), {
    signer: seller,
    signedAt: new Date(),
    left: 110,
  });
  // Only the time that the second signer claims is changed: nothing that the first signature is about.
  return { pdf: kind === 'changed' ? altered(second, "+08'00'", "+09'00'") : second, trust };
}
