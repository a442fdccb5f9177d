/**
 * What Chinese sentences of errors mean, by subject and state: those of gateways (one-api, new-api) and of providers (Zhipu, DeepSeek,
 * DashScope, Moonshot), which answer in Chinese whatever the client speaks. First match first. Sources: docs.bigmodel.cn (error codes),
 * api-docs.deepseek.com/zh-cn, the sources of songquanpeng/one-api and QuantumNous/new-api, November 2026.
 */
import { type CauseRow, VAGUE } from './cause-row.ts';

const KEY = '(?:令牌|密钥|API ?key|凭证|token)';
const ANY = [...VAGUE, 402];

export const IN_CHINESE: readonly CauseRow[] = [
  { kind: 'unpaid', at: ANY, says: /欠费|逾期/ },
  // an allowance of the account, of a key, or a package that was bought
  { kind: 'payment', at: ANY, says: /(?:余额|额度|资源包|点数)[^，。,]{0,8}(?:不足|已?用[尽完]|耗尽)|充值/, overCode: true },
  { kind: 'account', at: ANY, says: /(?:账[户号]|用户)[^，。,]{0,8}(?:封禁|禁用|冻结|锁定|停用|注销)/, overCode: true },
  { kind: 'key-ended', at: ANY, says: new RegExp(`${KEY}[^，。,]{0,8}(?:过期|失效|禁用|停用|删除)`, 'i') },
  {
    kind: 'key-refused',
    at: ANY,
    says: new RegExp(
      `(?:无效|错误|未提供|缺少)[^，。,]{0,6}${KEY}|${KEY}[^，。,]{0,8}(?:无效|错误|不正确|不存在)|(?:身份验证|鉴权|认证)[^，。,]{0,6}失败`,
      'i',
    ),
  },
  {
    kind: 'model-forbidden',
    at: ANY,
    says: /(?:无权|没有权限|未授权)[^，。,]{0,12}模型|模型[^，。,]{0,40}(?:无权|没有权限|未授权|未开通)/,
  },
  { kind: 'model-retired', at: ANY, says: /模型[^，。,]{0,40}(?:下线|停用|弃用)/ },
  { kind: 'model-missing', at: ANY, says: /模型[^，。,]{0,60}(?:不存在|未找到|不支持|无可用渠道)|无可用渠道/ },
  { kind: 'upstream-busy', at: ANY, says: /上游[^，。,]{0,8}(?:饱和|繁忙|过高|过载)/ },
  {
    kind: 'rate',
    at: ANY,
    says: /(?:频率|速率|并发|次数)[^，。,]{0,8}(?:限制|上限|过高|超[过出])|(?:请求|调用|访问)[^，。,]{0,6}(?:频繁|过快|过多)/,
  },
  { kind: 'overloaded', at: ANY, says: /负载[^，。,]{0,8}(?:饱和|过高)|繁忙|过载|访问量过大/ },
  { kind: 'context', at: [...VAGUE, 413], says: /(?:上下文|输入|消息|提示)[^，。,]{0,12}(?:过长|超长|超[过出])/ },
  { kind: 'policy', at: ANY, says: /敏感|违规|不安全|内容审[核查]/ },
  { kind: 'bad-form', at: [400, 422], says: /参数[^，。,]{0,8}(?:不合法|非法|错误|有误|无效)/ },
];
