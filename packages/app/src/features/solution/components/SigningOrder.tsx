import { Alert } from '@ca-portal/ui/alert';
import type { SigningOrder as Order } from '../verify/verify-file.js';

const states = { signed: '已签', next: '轮到签章', waiting: '还没轮到' } as const;

/** The signing order planned by the first signer: whose turn it is, and who signed out of order. */
export function SigningOrder({ order: { turns, strays } }: { order: Order }) {
  return (
    <>
      <p>第一位签章人写的签署顺序：</p>
      <ol>
        {turns.map(({ name, state }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- their place is all the name they have
          <li key={n}>
            {name}：{states[state]}
          </li>
        ))}
      </ol>
      {strays.length > 0 ? (
        <Alert tone="warning" title="有人没有按顺序签">
          {strays.join('、')}没有按顺序签，或不在顺序里。签章不受影响，请和各方确认。
        </Alert>
      ) : null}
    </>
  );
}
