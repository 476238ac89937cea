import { LinkButton } from '@ca-portal/ui/button';
import { usePortalConfig } from '../../../config/config.js';
import { HotlineButton } from '../../../shared/content/index.js';
import { AskChat } from '../../../shared/chat/index.js';
import { Ahead, Panel } from '../GuidePage.styles.js';
import { useTakenFocus } from '../useTakenFocus.js';

/** No business matches the answers: refers to customer service instead of a guess. */
export function NoMatch({ moved }: { moved: boolean }) {
  const { hotline } = usePortalConfig();
  const title = useTakenFocus(moved);
  return (
    <div data-part="result">
      <Panel>
        <p data-part="lead">根据您的回答</p>
        <h1 ref={title} tabIndex={-1}>
          没有找到对应的业务
        </h1>
        <p data-part="hint">
          您的情况需要人工判断，我们不替您猜。请拨打服务热线（{hotline.hours}
          ），或向智能客服说明情况。
        </p>
      </Panel>
      <Ahead>
        <HotlineButton />
        <AskChat size="lg" />
        <LinkButton size="lg" href="/knowledge">
          到知识库查找
        </LinkButton>
        <LinkButton variant="text" size="lg" href="/jumpydDetial">
          查看全部业务
        </LinkButton>
      </Ahead>
    </div>
  );
}
