import { Link } from '@ca-portal/ui/link';

/** Users with a lock need no printer: a PDF stamped with the lock is accepted like a scan. */
export function StampHint() {
  return (
    <p>
      已有CA锁的，PDF 材料可以不打印：在
      <Link href="/stamp" underline>
        文件签章
      </Link>
      盖好电子印章，再上传签好的文件。
    </p>
  );
}
