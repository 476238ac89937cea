import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { useQuery } from '@tanstack/react-query';
import { SigningOrder } from '../components/SigningOrder.js';
import { verdictWords } from '../verify/fact-words.js';
import type { StampDocument } from './open-document.js';

/** The number of signatures, and the signers if the signatures can be checked now. */
async function signersOf({ name, bytes }: Pick<StampDocument, 'name' | 'bytes'>) {
  const { countSignatures, verifyFile } = await import('../verify/verify-file.js');
  const count = await countSignatures(bytes);
  if (count === 0) return { count, signatures: [] };
  const report = await verifyFile(new File([bytes], name)).catch(() => undefined);
  return report?.kind === 'checked'
    ? { count, signatures: report.signatures, order: report.order }
    : { count, signatures: [] };
}

export const useSigners = ({ name, bytes }: StampDocument) =>
  useQuery({
    queryKey: ['stamp', 'signers', name, bytes.length],
    queryFn: () => signersOf({ name, bytes }),
    staleTime: Infinity,
    gcTime: 0,
  }).data;
type Signers = NonNullable<ReturnType<typeof useSigners>>;

/** The next signer by the plan in the file; undefined without a plan, or when all have signed. */
export const nextOf = (signers: Signers | undefined) =>
  signers?.order?.turns.find(({ state }) => state === 'next')?.name;

/** The earlier signers in order, and the next one: each signer continues with the previous signer's file. */
export function EarlierSigners({ signers }: { signers: Signers | undefined }) {
  if (!signers || signers.count === 0) return null;
  const { count, signatures, order } = signers;
  const broken = signatures.some(({ verdict }) => verdict === 'invalid');
  return (
    <Card title={`已有 ${count} 处签章，您是第 ${count + 1} 位`}>
      {signatures.length > 0 ? (
        <ol>
          {signatures.map(({ checked, verdict }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- their place is all the name they have
            <li key={n}>
              {checked.readable ? checked.facts.holder : '无法识别的签名'}：{verdictWords[verdict]}
            </li>
          ))}
        </ol>
      ) : null}
      {order ? <SigningOrder order={order} /> : null}
      {broken ? (
        <Alert tone="warning" title="前面的签章有无效的">
          您的签章不能让它重新有效。请先向对方索要没有改动过的文件。
        </Alert>
      ) : (
        <p>先后顺序写在文件里，后签的不影响先签的。签好后把文件交给下一位接着签。</p>
      )}
    </Card>
  );
}
