/** The 36 calls of the specification's section 7, letter for letter and in its order. */
const calls = {
  login: 'POST /admins/login',
  changePassword: 'PUT /admins/changepassword',
  forgotPassword: 'POST /admins/forgot',
  resetPassword: 'POST /admins/reset',
  getStats: 'GET /analysis/details',
  getRegistrations: 'GET /analysis/user',
  listMembers: 'GET /admins/listuser',
  acceptMember: 'PUT /admins/accept',
  rejectMember: 'PUT /admins/reject',
  blockMember: 'PUT /admins/block',
  searchMembers: 'GET /admins/searchuser',
  getMember: 'GET /retrieve/userDetails',
  listDeletionRequests: 'GET /api/user/list_delete_request',
  acceptDeletion: 'PUT /api/user/accept_delete_request/{id}',
  listDeletedMembers: 'GET /api/user/deleted/list',
  listBlocks: 'GET /api/user_report/admin/list_blocked_user',
  listReports: 'GET /api/user_report/list_reported_user',
  listMatches: 'GET /api/admin/accepted/requests',
  listPayments: 'GET /payment/getPaymentList',
  listVersions: 'GET /version/get_version_list',
  addVersion: 'POST /version/add_version',
  updateVersion: 'PUT /version/update_version',
  setMaintenance: 'PUT /version/maintenance',
  addPanchanga: 'POST /api/panchanga/add_panchanga',
  listPanchanga: 'GET /api/panchanga/list_panchanga',
  updatePanchanga: 'PUT /api/panchanga/update_panchanga/{id}',
  deletePanchanga: 'DELETE /api/panchanga/delete_panchanga/{id}',
  listAds: 'GET /api/vendor_ads/list_vendor_ads',
  listExpiredAds: 'GET /api/vendor_ads/expired_vendor_ads',
  listCategories: 'GET /api/vendor_ads/vendor_ads_category',
  addAd: 'POST /api/vendor_ads/add_vendor_ads',
  addCategory: 'POST /api/vendor_ads/add_ads_cat',
  updateCategory: 'PUT /api/vendor_ads/edit_ads_cat/{id}',
  deleteCategory: 'DELETE /api/vendor_ads/delete_ads_cat/{id}',
  updateAd: 'PUT /api/vendor_ads/update_vendor_ads/{id}',
  deleteAd: 'DELETE /api/vendor_ads/delete_vendor_ads/{id}',
} as const;

export type CallName = keyof typeof calls;

const member = 'user_id username email phone';
const memberItem = `${member} status profile_link`;
const adItem = 'vendor_ads_id title description mobile email address image category isVisible createdAt expiresIn';

/** What a successful answer carries beside the envelope: paths into the body, and behind a colon the fields of a list's rows. */
const answers: Partial<Record<CallName, string[]>> = {
  login: ['token'],
  getStats: ['users', 'requestsCount', 'rejectedUsers', 'blockedUsers'],
  getRegistrations: ['month', 'count'],
  listMembers: ['size', `data: ${memberItem}`],
  searchMembers: [`data: ${memberItem}`],
  getMember: ['personalDetails', 'userDetails', 'careerDetails', 'familyDetails', 'partnerDetails'],
  listDeletionRequests: ['size', `responseData: ${member}`],
  listDeletedMembers: [`responseData: ${member} profile_link`],
  listBlocks: ['size', 'responseData: user_id username blocked_users'],
  listReports: ['size', 'responseData: user_id username status total_reports reported_user_data'],
  listMatches: ['responseData: interest_id request_by accepted_by sent_on accepted_on'],
  listPayments: ['responseData.payment_list: payment_index user_name phone_no created_at state'],
  listVersions: [
    'responseData.maintenance_mode',
    'responseData.version_list: version_id android_version ios_version status',
  ],
  listPanchanga: ['responseData: daily_panchanga_id date nakshatra thithi vaaara yoga karana'],
  listAds: [`responseData: ${adItem}`],
  listExpiredAds: [`responseData: ${adItem}`],
  listCategories: ['responseData: vendor_ads_category_id category status'],
};

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  success: 200 | 201;
  answers: string[];
  rows?: { at: string; fields: string[] };
  /** Somebody without a session may make it. */
  open: boolean;
};

const contract = new Map(
  Object.entries<string>(calls).map(([name, line]) => {
    const [method, path = ''] = line.split(' ');
    const promised = answers[name as CallName] ?? [];
    const [at, fields] = promised.find((one) => one.includes(': '))?.split(': ') ?? [];
    const call = {
      ...{ method, path },
      success: name === 'addVersion' ? 201 : 200,
      answers: promised.filter((one) => !one.includes(': ')),
      rows: at !== undefined && fields !== undefined ? { at, fields: fields.split(' ') } : undefined,
      open: ['login', 'forgotPassword', 'resetPassword'].includes(name),
    };
    return [name, call as Call] as const; // The lines above are made of these.
  }),
);

export const callNames = [...contract.keys()] as CallName[]; // Keys of the table above.

export function callOf(name: CallName): Call {
  const call = contract.get(name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}
