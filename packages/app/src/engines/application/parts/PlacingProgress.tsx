import { ProgressBar } from '@ca-portal/ui/progress-bar';

/** Orders are placed one after the other: forty take a while, and the user may leave the page. */
export function PlacingProgress({ done, of }: { done: number; of: number }) {
  const words = `已提交 ${done} 笔，共 ${of} 笔`;
  return (
    <div>
      <p>{words}。可以去别的页面，请不要关闭窗口。</p>
      <ProgressBar label={words} value={(done / of) * 100} />
    </div>
  );
}
