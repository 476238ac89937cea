import { timeoutMs } from '@ca-portal/api';
import { useIsFetching, useIsMutating, type Query } from '@tanstack/react-query';
import { placingKey, savingKey } from '../../shared/files/index.js';
import { useWaitPhase, type WaitPhase } from '../../shared/time/index.js';
import { WaitPill } from './WaitNotice.styles.js';

/** A read without earlier data; a mere refresh keeps nobody waiting. */
const hasNothing = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'fetching';

const words: Readonly<Record<WaitPhase, string>> = {
  none: '',
  late: '正在读取内容…',
  long: `读取比平时慢，一般 10 秒内完成。${timeoutMs / 1000} 秒没有结果会提示您重试，填过的内容还在。`,
};

/** Generating a file continues when the page is left, so its text continues, too. */
const wordsOfSaving: Readonly<Record<WaitPhase, string>> = {
  none: '',
  late: '正在生成文件…',
  long: '文件还在生成，好了会自动保存。您可以去别的页面，请不要关闭窗口。',
};

/** Orders are placed one after the other, also when the page is left. */
const wordsOfPlacing: Readonly<Record<WaitPhase, string>> = {
  none: '',
  late: '正在提交订单…',
  long: '订单还在提交，一般 30 秒内完成。您可以去别的页面，请不要关闭窗口。',
};
const wordsOf = { reading: words, saving: wordsOfSaving, placing: wordsOfPlacing };

export interface WaitWordsProps {
  phase: WaitPhase;
  /** @default 'reading' */
  what?: keyof typeof wordsOf;
}

/** What the portal waits for and how long it may take, above the page without blocking it. */
export const WaitWords = ({ phase, what = 'reading' }: WaitWordsProps) => (
  <WaitPill data-phase={phase}>{wordsOf[what][phase]}</WaitPill>
);

/**
 * After a second, says that the page is being read, a file generated or orders placed, and after four how long it may
 * take.
 */
export function WaitNotice() {
  const reading = useWaitPhase(useIsFetching({ predicate: hasNothing }) > 0);
  const saving = useWaitPhase(useIsMutating({ mutationKey: savingKey }) > 0);
  const placing = useWaitPhase(useIsMutating({ mutationKey: placingKey }) > 0);
  if (placing !== 'none') return <WaitWords phase={placing} what="placing" />;
  return reading === 'none' ? <WaitWords phase={saving} what="saving" /> : <WaitWords phase={reading} />;
}
