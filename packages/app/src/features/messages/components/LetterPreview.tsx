import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { formatBeijing } from '@ca-portal/api/domain';
import { serverClock } from '../../../api/server-clock.js';
import { useSession } from '../../../session/useSession.js';
import { sendTimeOf, type LetterForm } from '../letter-form.js';
import { MessageArticle } from './MessageArticle.js';

/** The message as its readers will see it; attachments are listed, but cannot be downloaded yet. */
export function LetterPreview({ form, onClose }: { form: LetterForm; onClose: () => void }) {
  const { data: session } = useSession();
  return (
    <Dialog
      open
      size="lg"
      title="预览"
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          继续写
        </Button>
      }
    >
      <MessageArticle
        message={{
          id: 0,
          topic: form.topic.trim() || '（没有填写主题）',
          sendTime: sendTimeOf(form) ?? formatBeijing(new Date(serverClock.now())),
          isRead: 0,
          messageCategory: form.category,
          important: form.important,
          sender: session?.info.person.name ?? '',
          link: '',
          recipientCount: null,
          readCount: null,
          content: form.content || '<p>（没有填写正文）</p>',
          attachments: [],
          recipientNames: [],
          recipientIds: [],
        }}
      />
    </Dialog>
  );
}
