import { ChatDialog } from '@ca-portal/ui/chat-dialog';
import { useNavigate } from 'react-router-dom';
import { useChat } from './useChat.js';
import { useCommonQuestions } from './useCommonQuestions.js';

/** Customer service (spec 2.7): the conversation outlives the dialog and the page, not the document. */
export function PortalChat({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { messages, waiting, send, choose, resend, rate, human } = useChat();
  const questions = useCommonQuestions(open);
  return (
    <ChatDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      messages={messages}
      waiting={waiting}
      questions={questions.data ?? []}
      questionsStatus={questions.isError ? 'failed' : questions.isPending ? 'loading' : 'ready'}
      onRetryQuestions={() => void questions.refetch()}
      onSend={send}
      onAsk={choose}
      onResend={resend}
      onRate={rate}
      onHuman={human}
      onHome={() => void navigate('/')}
      onDownloads={() => void navigate('/downloadCenter')}
    />
  );
}
