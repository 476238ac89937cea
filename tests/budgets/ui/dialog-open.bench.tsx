import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn, timeToDraw } from './kit.js';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="确认订单"
        footer={<Button variant="primary">提交</Button>}
      >
        请核对企业名称、证书类型与金额，提交后不能修改。
      </Dialog>
    </>
  );
}

export const bench: Bench = {
  title: 'Opening a dialog, until it is drawn',
  limit: 50,
  subject: {
    setUp: (root) => createRoot(root).render(<Page />),
    run: async (root) => {
      const time = await timeToDraw(() => root.querySelector('button')?.click());
      const dialog = document.querySelector('[role="dialog"]');
      if (!dialog) throw new Error('The dialog did not open.');
      await window.pressKey('Escape');
      await drawn();
      return time;
    },
  },
};
