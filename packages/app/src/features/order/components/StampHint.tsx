import { Link } from '@ca-portal/ui/link';

/** Papers need no printer where there is a lock: the stamped PDF is handed in like a scan. */
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
