import { Alert } from '@ca-portal/ui/alert';
import { Dialog } from '@ca-portal/ui/dialog';

/** A new number is proved by a text message: where none are sent, the office changes it. */
export const NoPhoneChange = () => (
  <Alert tone="warning" title="本平台不发送短信，不能在线核实新手机号">
    更换手机号请联系客服热线。
  </Alert>
);

/** In place of the dialog that would ask for the codes. */
export const NoPhoneChangeDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={title}>
    <NoPhoneChange />
  </Dialog>
);
