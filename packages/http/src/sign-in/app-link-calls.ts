import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from '../client.ts';
import { requestVoid } from '../request.ts';

const TYPE = 'me_app_download_link';

/** The app link as the specification has it. */
export const specifiedAppLinkCalls = {
  sendAppLink(client: PlatformClient, phone: string): Promise<Result<void, Failure>> {
    return requestVoid(client.POST('/platform/sms/send', { body: { phone, type: TYPE } }));
  },
};

/** The app link on real platforms, which take a number of digits alone. */
export const realAppLinkCalls: typeof specifiedAppLinkCalls = {
  sendAppLink: (client, phone) =>
    requestVoid(client.POST('/platform/share/sms', { body: { phone: phone.replace('+', ''), type: TYPE } })),
};
