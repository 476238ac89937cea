import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { DatePicker } from '@ca-portal/ui/date-picker';
import { Field, useForm } from '@ca-portal/ui/form';
import { formatDate } from '@ca-portal/ui/formats';
import { toaster } from '@ca-portal/ui/toast';
import { call } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';
import { useNow } from '../../../shared/time/index.js';

/**
 * 到期提醒 of several certificates: one day, one message each. Setting it again only moves it, so an interrupted run can be
 * repeated.
 */
export function RemindDialog({ cards, onClose }: { cards: readonly LockCard[]; onClose: () => void }) {
  const today = formatDate(useNow());
  const form = useForm({ defaultValues: { day: '' } });
  return (
    <FormDialog
      title="设置办理提醒"
      description={`到那一天会给您发消息，提醒您办理所选的 ${cards.length} 张证书。已经设过的改为新的日期。`}
      form={form}
      submitLabel="设置提醒"
      onClose={onClose}
      onSubmit={async ({ day }) => {
        for (const { id } of cards)
          await call(
            caManage,
            'remind',
            { params: { id }, body: { day, reason: 'renewal' } },
            { quiet: true },
          );
        toaster.success(`${day} 会给您发消息，共 ${cards.length} 张证书`);
      }}
    >
      <Field name="day" label="提醒日期" required>
        <DatePicker min={today} />
      </Field>
    </FormDialog>
  );
}
