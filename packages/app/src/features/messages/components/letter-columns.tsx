import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { categoryLabels, ImportanceTag } from '../message-words.js';
import type { Message } from '../queries.js';

/** Kind and number of recipients of the user's own message, sent or not. */
export const letterColumns: readonly TableColumn<Message>[] = [
  {
    key: 'category',
    header: '类别',
    render: ({ messageCategory }) => <Tag>{categoryLabels[messageCategory]}</Tag>,
  },
  { key: 'important', header: '重要程度', render: ImportanceTag },
  {
    key: 'recipients',
    header: '收件人',
    render: ({ recipientCount }) => (recipientCount ? `${recipientCount} 人` : '还没有选'),
  },
];
