import { moneyText } from '@ca-portal/api/domain';
import { Link } from '@ca-portal/ui/link';

/**
 * What is known of the money of a payment that failed: what came goes back. Without it only that nothing has come
 * yet: the payer may have paid all the same.
 */
export function Unused({ fen, way }: { fen: number; way: string }) {
  const page = (
    <Link href="/core/myMemberCard" underline>
      我的余额
    </Link>
  );
  return fen > 0 ? (
    <>
      已付的 {moneyText(fen)} 没有入账，将原路退回，进度见{page}。
    </>
  ) : (
    <>
      规定时间内没有收到付款。如果您已经付款，到账后会{way}，进度见{page}，请不要重复付款。
    </>
  );
}
