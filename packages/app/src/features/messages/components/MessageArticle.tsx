import { Button, LinkButton } from '@ca-portal/ui/button';
import { formatDateTime, formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { RichText } from '@ca-portal/ui/rich-text';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useRef, type ReactNode } from 'react';
import { safeRedirect } from '../../../routing/guard.js';
import { downloadFile } from '../../../shared/files/index.js';
import { OneLine } from '../../../shared/list/index.js';
import { categoryLabels, ImportanceTag } from '../message-words.js';
import type { MessageDetail } from '../queries.js';
import { Article, Files, Head } from './MessageArticle.styles.js';

interface MessageArticleProps {
  message: MessageDetail;
  /** Right of the title. */
  actions?: ReactNode;
}

/** Recipients and readers, for the sender; empty for a recipient. */
function recipientsLine({ recipientNames, recipientCount, readCount }: MessageDetail): string {
  if (recipientCount === null) return '';
  const names = recipientNames.slice(0, 3).join('、');
  const whom = recipientCount > 3 ? `${names}等 ${recipientCount} 人` : names || '没有收件人';
  return `，发给${whom}，${readCount ?? 0} 人已读`;
}

/** One message: its labels, text, the to-do's action and the attachments. */
export function MessageArticle({ message, actions }: MessageArticleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone the focused list is removed: the focus moves to the title.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  const { topic, sender, sendTime, messageCategory, important, link, content, attachments } = message;
  return (
    <Article aria-label={topic}>
      <Head>
        <div>
          <span data-part="marks">
            <Tag tone={messageCategory === '2' ? 'brand' : 'neutral'}>{categoryLabels[messageCategory]}</Tag>
            <ImportanceTag important={important} />
          </span>
          <h2 ref={title} tabIndex={-1}>
            {topic}
          </h2>
          <p>
            {sender}，<OneLine>{formatDateTime(sendTime)}</OneLine>
            {recipientsLine(message)}
          </p>
        </div>
        {actions}
      </Head>
      <RichText html={content} />
      {link ? (
        <div>
          <LinkButton variant="primary" href={safeRedirect(link)}>
            {messageCategory === '2' ? '去处理' : '去查看'}
          </LinkButton>
        </div>
      ) : null}
      {attachments.length > 0 ? (
        <Files>
          <h3>附件</h3>
          <ul>
            {attachments.map((file) => (
              <li key={file.fileId}>
                <Button size="sm" icon={<Icon name="document" />} onClick={() => downloadFile(file)}>
                  <HiddenText>下载 </HiddenText>
                  {file.name} <small>{formatFileSize(file.size)}</small>
                </Button>
              </li>
            ))}
          </ul>
        </Files>
      ) : null}
    </Article>
  );
}
