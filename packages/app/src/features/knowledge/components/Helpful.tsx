import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPage } from '../../../routing/lazy-page.js';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { causeOf } from '../../../shared/failure/index.js';
import { hasAnswered, rememberAnswer, visitorId } from '../answered.js';
import { HelpfulRoot } from '../ArticlePage.styles.js';
import { useSendFeedback, type Feedback } from '../queries.js';

// Lazy: forms are large, and few readers vote that a text did not help.
const WhyNot = lazyPage(() => import('./WhyNot.js').then((m) => m.WhyNot));

/** 这篇文章有帮助吗？ No login; one answer per browser and article. */
export function Helpful({ id }: { id: number }) {
  const titleId = useId();
  const outcome = useRef<HTMLOutputElement>(null);
  const [answered, setAnswered] = useState(() => hasAnswered(id));
  const [asking, setAsking] = useState(false);
  const sending = useSendFeedback();
  const send = async (answer: Omit<Feedback, 'visitorId'>): Promise<boolean> => {
    try {
      await sending.mutateAsync({ params: { id }, body: { ...answer, visitorId: visitorId() } });
    } catch {
      return false; // shown below by `sending.isError`
    }
    rememberAnswer(id);
    flushSync(() => setAnswered(true));
    outcome.current?.focus(); // the focused button was removed
    return true;
  };

  return (
    <HelpfulRoot aria-labelledby={titleId} data-print="hidden">
      <div data-part="ask">
        <h2 id={titleId}>这篇文章有帮助吗？</h2>
        {answered ? null : (
          <div data-part="answers">
            <Button
              icon={<Icon name="check" />}
              loading={sending.isPending && !asking}
              debounce={0} // repeated sends count as one vote, and a failed one may be repeated at once
              onClick={() => {
                setAsking(false);
                void send({ helpful: true, reasons: [], remark: '' });
              }}
            >
              有帮助
            </Button>
            <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
              没有帮助
            </Button>
          </div>
        )}
      </div>
      <output ref={outcome} tabIndex={-1}>
        {answered ? (
          <>
            <Icon name="check" /> 已收到，谢谢您的反馈。我们会据此修改文章。
          </>
        ) : null}
      </output>
      {asking && !answered ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <WhyNot
            articleId={id}
            sending={sending.isPending}
            onSend={(reasons, remark) => send({ helpful: false, reasons, remark })}
          />
        </Suspense>
      ) : null}
      {sending.isError && !answered ? (
        <Alert tone="danger" live title="反馈没有发送出去">
          <p>{causeOf(sending.error)}，您填写的内容还在，请再试一次。</p>
        </Alert>
      ) : null}
    </HelpfulRoot>
  );
}
