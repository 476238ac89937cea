import { priceText } from '@ca-portal/api/domain';
import { isApiError } from '@ca-portal/api';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Dialog } from '@ca-portal/ui/dialog';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNavigate } from 'react-router-dom';
import { newRequestId } from '../../../shared/browser/index.js';
import { causeOf } from '../../../shared/failure/index.js';
import { useEnroll, type CourseDetail } from '../course/queries.js';
import { Notices } from './Notices.js';

const Body = styled.div`
  display: grid;
  gap: var(--ca-s-5);
`;

interface EnrollDialogProps {
  course: CourseDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An unpaid place is reserved; the server gives the user's price. */
const termsOf = ({ dueFen }: CourseDetail): string =>
  dueFen > 0
    ? `费用：${priceText(dueFen)}。支付后报名成功，12 个月内有效；首次学习前可以全额退款，开始学习后不再退款。`
    : '免费，报名后 12 个月内有效。';

/** The agreement before enrolling, and the price if there is one. */
export function EnrollDialog({ course, open, onOpenChange }: EnrollDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const enroll = useEnroll();
  const navigate = useNavigate();
  const submit = () =>
    enroll.mutate(
      { params: { id: course.id }, body: { requestId: newRequestId(), agreed: true } },
      {
        onSuccess: ({ orderNo }) => {
          onOpenChange(false);
          if (orderNo) void navigate(`/makeSurePay?orderNo=${orderNo}`);
          else toaster.success('报名成功', { description: '可以开始学习了，学时自动记录。' });
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      compact
      title={`报名“${course.title}”`}
      description={termsOf(course)}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>取消</Button>
          <Button
            variant="primary"
            loading={enroll.isPending}
            loadingText="报名中"
            {...(agreed ? {} : { disabledReason: '请先阅读并同意学习须知' })}
            onClick={submit}
          >
            {course.dueFen > 0 ? '去支付' : '报名'}
          </Button>
        </>
      }
    >
      <Body>
        {enroll.isError ? (
          <Alert live tone="danger" title="没有报名成功">
            {isApiError(enroll.error) && enroll.error.kind === 'business'
              ? `${causeOf(enroll.error)}。`
              : `${causeOf(enroll.error)}，请再试一次，不会重复报名。`}
          </Alert>
        ) : null}
        <Notices notices={course.notices} />
        <Checkbox value={agreed} onValueChange={setAgreed}>
          我已阅读并同意学习须知
        </Checkbox>
      </Body>
    </Dialog>
  );
}
