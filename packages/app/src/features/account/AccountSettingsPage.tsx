import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { maskPhone } from '@ca-portal/ui/formats';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { AgreementLinks } from '../../shared/agreements/index.js';
import { AccountDialogs } from '../../shared/account/index.js';
import { CheckoutFrame, Stack } from '../../shared/page/index.js';
import { Shown } from '../../shared/failure/index.js';
import { Acts } from './AccountSettingsPage.styles.js';
import { BoundLocks } from './components/BoundLocks.js';
import { ChangePhone } from './components/ChangePhone.js';
import { CloseAccount } from './components/CloseAccount.js';
import { Devices } from './components/Devices.js';
import { Portrait } from './components/Portrait.js';
import { ProfileForm } from './components/ProfileForm.js';
import { SmsChoices } from './components/SmsChoices.js';
import { useProfile } from './queries.js';

/** 账号设置 (`/accountSettings`): settings of the account itself, the same for every role. */
export function AccountSettingsPage() {
  const profile = useProfile();
  const [open, setOpen] = useState<'password' | 'phone' | 'close'>();
  const close = () => setOpen(undefined);
  const user = profile.data?.data;
  return (
    <CheckoutFrame>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '账号设置' }]} />
      <PageHeading size="lg" title="账号设置" description="更换手机号后，原手机号会收到提醒。" />
      <Stack>
        <Card title="个人资料">
          <Shown part of={profile} what="账号资料" size="md" loading={<Skeleton height="14rem" />}>
            {({ data, postGroup }) => (
              <Stack>
                <Portrait name={data.nickName} src={data.avatar} />
                {postGroup ? <p>岗位：{postGroup.replaceAll(',', '、')}</p> : null}
                <ProfileForm user={data} />
              </Stack>
            )}
          </Shown>
        </Card>
        <Card title="登录与安全">
          <Stack>
            <Descriptions
              columns={1}
              items={[
                { term: '用户名', value: user?.userName },
                { term: '手机号', value: user ? maskPhone(user.phonenumber) : '' },
              ]}
            />
            <Acts>
              <Button onClick={() => setOpen('phone')}>更换手机号</Button>
              <Button onClick={() => setOpen('password')}>修改密码</Button>
            </Acts>
            <p>
              修改密码后，所有设备上的登录都会退出。原手机号已停用、收不到验证码的，请
              <Link href="/forgot?way=phone" underline>
                申请更换手机号
              </Link>
              ，由工作人员核对身份。
            </p>
          </Stack>
        </Card>
        <Devices onChangePassword={() => setOpen('password')} />
        <BoundLocks mobilePhone={user?.phonenumber ?? ''} />
        <SmsChoices />
        <Card title="协议">
          <Stack>
            <AgreementLinks />
            <p>
              您同意过的版本都保留着，注册时同意的是当天生效的版本。以前的版本见
              <Link href="/policy" underline>
                协议和声明
              </Link>
              。
            </p>
          </Stack>
        </Card>
        <Card title="注销账号">
          <Stack>
            <p>
              还有有效证书或进行中的订单时不能注销；企业管理员请先在员工管理中移交。业务资料依法保存 5 年。
            </p>
            <span>
              <Button variant="danger" onClick={() => setOpen('close')}>
                注销账号
              </Button>
            </span>
          </Stack>
        </Card>
      </Stack>
      {open === 'phone' ? <ChangePhone onClose={close} /> : null}
      {open === 'close' ? <CloseAccount onClose={close} /> : null}
      <AccountDialogs open={open === 'password' ? 'password' : undefined} onClose={close} />
    </CheckoutFrame>
  );
}
