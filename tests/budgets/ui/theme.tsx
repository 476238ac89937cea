import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Input } from '@ca-portal/ui/input';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Tag } from '@ca-portal/ui/tag';

/** A thousand widgets: five of them two hundred times. */
export const Widgets = () =>
  Array.from({ length: 200 }, (_, index) => (
    <div key={index}>
      <Button variant="primary">提交</Button>
      <Checkbox>记住账号</Checkbox>
      <Input aria-label="企业名称" />
      <StatusTag family="info" icon="dot">
        待支付
      </StatusTag>
      <Tag>延期</Tag>
    </div>
  ));

/** Resolves when transitions are allowed again: their styles are recalculated in a separate frame. */
export const settled = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if ('switching' in document.documentElement.dataset) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-switching'] });
  });
