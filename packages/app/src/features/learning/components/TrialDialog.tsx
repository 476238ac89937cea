import { Dialog } from '@ca-portal/ui/dialog';
import { Player } from '../player/Player.js';
import type { Trial } from '../course/queries.js';

interface TrialDialogProps {
  title: string;
  trial: Trial;
  onClose: () => void;
}

/** 试看: the free lesson, for everybody. Nothing is recorded. */
export const TrialDialog = ({ title, trial, onClose }: TrialDialogProps) => (
  <Dialog
    open
    size="xl"
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={`试看：${title}`}
    description="试看不记学时，报名后从头学习。"
  >
    <Player label={title} src={trial.videoUrl} captionsUrl={trial.captionsUrl} />
  </Dialog>
);
