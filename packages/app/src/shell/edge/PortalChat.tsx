import { ChatDialog } from '@ca-portal/ui/chat-dialog';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ChatState, chatStore } from '../../shared/chat/index.js';
import { useChat } from './useChat.js';
import { useCommonQuestions } from './useCommonQuestions.js';

/** Customer service (spec 2.7): the conversation survives closing the dialog and leaving the page, but not a reload. */
export function PortalChat({ open, question }: ChatState) {
  const navigate = useNavigate();
  const { messages, waiting, send, choose, resend, human } = useChat();
  useEffect(() => {
    // The store returns it only once, however often effects run.
    const asked = question && chatStore.takeQuestion();
    if (asked) send(asked);
  }, [question, send]);
  const questions = useCommonQuestions(open);
  return (
    <ChatDialog
      open={open}
      onOpenChange={(next) => (next ? chatStore.open() : chatStore.close())}
      messages={messages}
      waiting={waiting}
      questions={questions.data ?? []}
      questionsStatus={questions.isError ? 'failed' : questions.isPending ? 'loading' : 'ready'}
      onRetryQuestions={() => void questions.refetch()}
      onSend={send}
      onAsk={choose}
      onResend={resend}
      onHuman={human}
      onHome={() => void navigate('/')}
      onDownloads={() => void navigate('/downloadCenter')}
    />
  );
}
