import { errorCodes as codes } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { systemPosts } from '@ca-portal/api/groups/system-posts';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const admin = async () => {
  const client = await server.loginAs('admin');
  return { posts: client.use(systemPosts), users: client.use(systemUsers) };
};
const form = { postCode: 'archivist', postName: '档案岗', postSort: 9, status: '0' as const, remark: '' };

it('are added, changed, assigned, and kept while somebody has them', async () => {
  const { posts, users } = await admin();
  await posts.add({ body: form });
  const sameCode = posts.add({ body: { ...form, postName: '另一岗' } });
  expect(await refusal(sameCode)).toMatchObject({ code: codes.nameTaken, message: /archivist/ });
  const sameName = posts.add({ body: { ...form, postCode: 'other' } });
  expect(await refusal(sameName)).toMatchObject({ code: codes.nameTaken, message: /档案岗/ });
  const { rows } = await posts.list({ query: { postName: '档案' } });
  const postId = rows[0]?.postId ?? 0;
  await posts.update({ body: { ...form, postId, postName: '档案管理岗' } });
  expect(await posts.detail({ params: { postId } })).toMatchObject({ postName: '档案管理岗' });

  const { rows: found } = await users.list({ query: { userName: 'shenhe1' } });
  const userId = found[0]?.userId ?? 0;
  const { data, roleIds } = await users.detail({ params: { userId } });
  const save = (postIds?: number[]) =>
    users.update({
      body: {
        userId,
        nickName: data.nickName,
        phonenumber: data.phonenumber,
        email: data.email,
        deptId: data.deptId,
        sex: data.sex,
        status: data.status,
        remark: '',
        roleIds,
        ...(postIds ? { postIds } : {}),
      },
    });
  await save([postId, 2]);
  expect((await users.detail({ params: { userId } })).postIds).toEqual([2, postId]);
  const { postGroup } = await (await server.loginAs('shenhe1')).use(account).profile();
  expect(postGroup).toBe('审核岗,档案管理岗');
  // A form without posts leaves them unchanged.
  await save();
  expect((await users.detail({ params: { userId } })).postIds).toEqual([2, postId]);
  const remove = () => posts.remove({ params: { postId: String(postId) } });
  expect((await refusal(remove())).code).toBe(codes.stillInUse);
  // A stopped post stays with its users but cannot be assigned to others.
  await posts.update({ body: { ...form, postId, status: '1' } });
  await save([postId]);
  expect((await users.options()).posts.map((post) => post.postId)).not.toContain(postId);
  await save([]);
  expect((await refusal(save([postId]))).code).toBe(404);
  await remove();
  expect((await refusal(posts.detail({ params: { postId } }))).code).toBe(404);
  // Code and name of a removed post can be used again.
  await posts.add({ body: form });
});
