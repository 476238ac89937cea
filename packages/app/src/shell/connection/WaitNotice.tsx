import { timeoutMs } from '@ca-portal/api';
import { useIsFetching, type Query } from '@tanstack/react-query';
import { useWaitPhase, type WaitPhase } from '../../shared/time/useWaitPhase.js';
import { WaitPill } from './WaitNotice.styles.js';

/** Something that the page has nothing of yet; what is only refreshed keeps nobody waiting. */
const hasNothing = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'fetching';

const words: Readonly<Record<WaitPhase, string>> = {
  none: '',
  late: '正在读取内容…',
  long: `读取比平时慢，一般 10 秒内完成。${timeoutMs / 1000} 秒没有结果会提示您重试，填过的内容还在。`,
};

/** What is waited for and how long it may take, above the page and in nobody's way. */
export const WaitWords = ({ phase }: { phase: WaitPhase }) => (
  <WaitPill data-phase={phase}>{words[phase]}</WaitPill>
);

/** Says after a second that the page is being read, and after four how long it may take. */
export function WaitNotice() {
  const waiting = useIsFetching({ predicate: hasNothing }) > 0;
  return <WaitWords phase={useWaitPhase(waiting)} />;
}
