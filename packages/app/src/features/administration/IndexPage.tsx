import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { useSession } from '../../session/useSession.js';
import { Shown } from '../../shared/failure/index.js';
import { isPermitted, menuOf } from '../../shared/navigation/index.js';
import { dictionaryPath } from './dict-type.js';
import { Dictionaries, Entries } from './IndexPage.styles.js';
import { useDictionaries } from './queries.js';

const entries = [
  { href: '/system/userInfoManage', title: '用户管理', text: '账号、部门、状态和最近登录' },
  { href: '/system/personalManage', title: '个人管理', text: '个人信息的填写和审核情况' },
  { href: '/system/permissionsManage', title: '权限管理', text: '每个角色的页面、按钮、数据范围和成员' },
  { href: '/system/menuManage', title: '菜单管理', text: '目录、页面和按钮，及它们的权限标识' },
  { href: '/system/systemManage', title: '参数设置', text: '支付时限、续费提前天数等' },
  { href: '/system/dictManage', title: '字典类型', text: '页面上各种选择项的来源' },
  { href: '/system/deptManage', title: '部门管理', text: '平台内部的部门和负责人' },
  { href: '/system/postManage', title: '岗位管理', text: '平台内部有哪些岗位' },
  { href: '/system/noticeManage', title: '内部公告', text: '只给工作人员看的通知' },
  { href: '/system/dataScope', title: '服务商名单', text: '谁可以多看到一家服务商' },
  { href: '/system/messageTemplate', title: '消息模板', text: '每一步通知用户的内容怎么写' },
  { href: '/system/accessKey', title: '访问密钥', text: '脚本和其他系统调用接口用的密钥' },
  { href: '/monitor/operlog', title: '审计日志', text: '谁做了什么，前后有什么变化' },
  { href: '/monitor/logininfor', title: '登录日志', text: '登录、失败和被锁定的账号' },
  { href: '/monitor/online', title: '在线用户', text: '当前有效的登录，可以强制退出' },
  { href: '/monitor/job', title: '后台任务', text: '定时任务和通知发送，失败的可以重新执行' },
] as const;

/** 系统管理: links to the pages that the menu does not list (spec 2.3). */
export function IndexPage() {
  const menu = menuOf(useSession().data?.routes ?? []);
  const permitted = entries.filter(({ href }) => isPermitted(menu, href));
  const hasDictionaries = isPermitted(menu, '/system/typeData/:id/:type');
  return (
    <>
      <PageHeading
        title="系统管理"
        description="管理用户、权限、参数和数据字典，查看日志。查看和改动都会写入审计日志。"
      />
      {permitted.length === 0 && !hasDictionaries ? <NothingPermitted /> : null}
      <Entries>
        {permitted.map(({ href, title, text }) => (
          <li key={href}>
            <Card>
              <h2>
                <Link href={href}>{title}</Link>
              </h2>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </Entries>
      {hasDictionaries ? <DictionaryCard /> : null}
    </>
  );
}

const NothingPermitted = () => (
  <Card>
    <Empty
      title="没有您可以打开的页面"
      titleLevel={2}
      reason="您现在的身份没有查看用户、权限、参数和字典的权限。需要时请联系平台管理员。"
    />
  </Card>
);

/** Every dictionary, each with its own page. */
function DictionaryCard() {
  const dictionaries = useDictionaries();
  return (
    <Card title="数据字典">
      <Shown
        part
        of={dictionaries}
        what="数据字典"
        empty={<Empty size="sm" title="还没有数据字典" reason="有了字典会出现在这里。" />}
        loading={<Skeleton height="8rem" />}
      >
        {(rows) => (
          <Dictionaries>
            {rows.map(({ dictId, dictName, dictType }) => (
              <li key={dictId}>
                <Link href={dictionaryPath(dictId, dictType)}>{dictName}</Link>
                <Tag>{dictType}</Tag>
              </li>
            ))}
          </Dictionaries>
        )}
      </Shown>
    </Card>
  );
}
