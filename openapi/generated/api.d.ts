/**
 * The wire of the platform as types. Made by `npm run generate` from openapi/openapi.yaml; do not edit by hand.
 */

export interface paths {
    "/platform/config/{name}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the configuration of the tenant
         * @description For everybody. Depends on Client-Key. An unknown name is answered with 404.
         */
        get: operations["readConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/digid": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start DigiD
         * @description `auth` is for everybody, `fund_request` for signed-in identities. Goes to the root named by `digid_api_url` of the configuration. The browser then navigates to `redirect_url`. The message of a 403 is meant for the resident.
         */
        post: operations["startDigid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the funds of the tenant
         * @description For everybody; a token adds what is known of the caller to each fund. Archived, waiting and unconfigured funds and funds of other tenants are left out (`general` sees all tenants). Without `per_page` all funds are on one page.
         */
        get: operations["listFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fund
         * @description For everybody. Paused and closed funds are readable, a waiting one is 404.
         */
        get: operations["readFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/apply": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a fund
         * @description For signed-in identities that meet all criteria. Refused (403, with a text for the resident) when the fund is not active, is external or unconfigured, the partner already has it, the caller has a voucher that is not expired, a request is pending, or a criterion is not met. A body is not read.
         */
        post: operations["applyFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/check": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check for vouchers and codes of the caller
         * @description For signed-in identities. Looks by BSN for waiting vouchers, waiting codes and the answer of the back office. Twenty attempts an hour. A body is not read.
         */
        post: operations["checkFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/redeem": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem an activation code
         * @description For signed-in identities. The code belongs to a prevalidation or to vouchers. Three failed codes in three hours from one network address are the limit; after that every code is 429. An empty code counts as unknown.
         */
        post: operations["redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/request": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a request (old address)
         * @deprecated
         * @description For signed-in identities. The same as `POST /platform/funds/{id}/requests`; a client uses that one.
         */
        post: operations["createFundRequestByOldPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own requests for a fund
         * @description For signed-in identities. Only the caller's own requests. A fund that is not active is 403.
         */
        get: operations["listFundRequests"];
        put?: never;
        /**
         * Submit a request for a fund
         * @description For signed-in identities. Refusals come in this order: the fund is not active (403), the fields (422), the confirmation of the BSN is too old (403), a rule with a code (403). A declined request does not block a new one.
         */
        post: operations["createFundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/requests/validate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a step of a request
         * @description For signed-in identities. The rules of a request, but records may be empty and contact information is never needed. Nothing is stored.
         */
        post: operations["validateFundRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{id}/requests/{request_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a request (not supported)
         * @deprecated
         * @description Not allowed. An old client used this path; every call is answered with 405.
         */
        patch: operations["updateFundRequest"];
        trace?: never;
    };
    "/platform/funds/{fund_id}/requests/{request_id}/clarifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions about a request
         * @description For the requester. Numbers that do not belong together are 403 `invalid_endpoint`.
         */
        get: operations["listClarifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/funds/{fund_id}/requests/{request_id}/clarifications/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question about a request
         * @description For the requester.
         */
        get: operations["readClarification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Answer a question about a request
         * @description For the requester, once. The fields are looked at (422) before the state (403 `already_resolved`).
         */
        patch: operations["answerClarification"];
        trace?: never;
    };
    "/platform/vouchers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own vouchers
         * @description For signed-in identities. Over all tenants, without vouchers that belong to a reservation, and without `transactions` and `offices`.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{address}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a voucher
         * @description For the owner. Expired and deactivated vouchers stay readable.
         */
        get: operations["readVoucher"];
        put?: never;
        post?: never;
        /**
         * Give a product voucher back
         * @description For the owner of a product voucher that was bought out of another voucher, is returnable and has no transactions; otherwise 403. The money goes back to the other voucher.
         */
        delete: operations["returnVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{address}/deactivate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a voucher
         * @description For the owner, when the fund allows it and the voucher is neither deactivated nor expired; else 403, before the fields are looked at. The owner finds a notification; there is no mail. Only the sponsor can activate it again.
         */
        post: operations["deactivateVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{address}/share": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a product voucher to its provider
         * @description For the owner of a voucher that is not deactivated and not expired; else 403, after the fields were looked at. For a regular voucher nothing is sent.
         */
        post: operations["shareVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{address}/send-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the QR code to the owner
         * @description For the owner with an e-mail address, of a voucher that is not deactivated and not expired; else 403. A body is not read.
         */
        post: operations["emailVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{id}/physical-cards": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a card to a voucher
         * @description For the owner of a regular voucher that is not expired, of a fund with physical cards, without a card; else 403. Five cards in a day from one network address. The fields are looked at first (422), then the limit, then the rules.
         */
        post: operations["linkPhysicalCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{id}/physical-cards/{card}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink a card from a voucher
         * @description For the owner of the voucher. The code becomes free again.
         */
        delete: operations["unlinkPhysicalCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{id}/physical-card-requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the ordered cards of a voucher
         * @description For the owner of the voucher.
         */
        get: operations["listPhysicalCardRequests"];
        put?: never;
        /**
         * Order a card by post
         * @description For the owner of a regular voucher that is not deactivated and not expired, of a fund with physical cards; else 403. Three orders in a day from one network address. The fields are looked at first (422), then the rules (403), then the limit (429).
         */
        post: operations["orderPhysicalCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{id}/physical-card-requests/validate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the address of an order
         * @description For signed-in identities. The rules for the fields of an order. Nothing is stored.
         */
        post: operations["validatePhysicalCardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/vouchers/{id}/physical-card-requests/{request}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read an ordered card
         * @description For the owner of the voucher.
         */
        get: operations["readPhysicalCardRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/prevalidations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the activation codes made by the caller
         * @description For signed-in identities; for a resident the list is empty.
         */
        get: operations["listPrevalidations"];
        put?: never;
        /**
         * Make an activation code
         * @description For employees who may validate records of the fund. Anybody else is refused on `fund_id` (422). The data must hold every key that the fund needs.
         */
        post: operations["createPrevalidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/prevalidations/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read an activation code
         * @description For the one who made it; anybody else, and an unknown code, is 404.
         */
        get: operations["readPrevalidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/sms/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link to the app by SMS
         * @description For everybody. Three messages a minute from one network address; a message counts when its fields are right. A sending service that refuses the number also answers 422, then without `message`.
         */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own account
         * @description For signed-in identities. The BSN itself is never sent.
         */
        get: operations["readIdentity"];
        put?: never;
        /**
         * Create an account
         * @description For everybody. Sends a mail with a confirmation link; the answer holds no access token. Ten attempts in ten minutes, shared with the e-mail check and the login link.
         */
        post: operations["createIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/validate/email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an e-mail address is in use
         * @description For everybody. Looks at all addresses, also secondary and unverified ones. Ten attempts in ten minutes, shared with sign-up and the login link.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description For signed-in identities. Destroys the access token of the call.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start sign-in by QR code
         * @description For everybody. The QR code holds the JSON text of `type` "auth_token" and `value`; the caller polls with the access token. Valid for 60 minutes. A body is not read.
         */
        post: operations["createAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start sign-in by pin code
         * @description For everybody. The mobile app shows the six digits. Valid for 10 minutes. A body is not read.
         */
        post: operations["createAuthCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a login link by mail
         * @description For everybody. The address must be the primary address of an account, otherwise 422 on `email`. Ten attempts in ten minutes, shared with sign-up and the e-mail check.
         */
        post: operations["sendLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/check-token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a pending token was approved
         * @description For everybody. A caller polls while the message is `pending`, and gives up after 60 minutes (QR code) or 10 minutes (pin code). No header, an unknown, ended or expired token is `invalid`.
         */
        get: operations["checkAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/authorize/token": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a sign-in by QR code
         * @description For signed-in identities, on the device that approves. Used or too old is 403, unknown is 404.
         */
        post: operations["authorizeAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/authorize/code": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a sign-in by pin code
         * @description For signed-in identities, on the device that approves. Used or too old is 403, unknown is 404. After five codes that are wrong every code is 429 until ten minutes after the first of them.
         */
        post: operations["authorizeAuthCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/email/exchange/{token}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange the token of a login link
         * @description For everybody. Works once, within 60 minutes; verifies the first e-mail address of the account.
         */
        get: operations["exchangeEmailToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/confirmation/exchange/{token}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange the token of a confirmation link
         * @description For everybody. Works once, within 30 days; verifies the first e-mail address of the account.
         */
        get: operations["exchangeConfirmationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/proxy/short-token/exchange/{token}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange the token of a DigiD sign-in
         * @description For everybody. Works within 60 seconds, also more than once.
         */
        get: operations["exchangeShortToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/emails": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own e-mail addresses
         * @description For signed-in identities. All on one page, the primary one first, then by address.
         */
        get: operations["listEmails"];
        put?: never;
        /**
         * Add an e-mail address
         * @description For signed-in identities. A mail with a link goes out. Five attempts in half an hour, shared with sending the mail again.
         */
        post: operations["addEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/emails/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read an e-mail address
         * @description For the owner.
         */
        get: operations["readEmail"];
        put?: never;
        post?: never;
        /**
         * Remove an e-mail address
         * @description For the owner. The primary address cannot be removed (403, with a text).
         */
        delete: operations["removeEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description For the owner of an address that is not verified; else 403 with a text. Five attempts in half an hour, shared with adding an address. A body is not read.
         */
        post: operations["resendEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/emails/{id}/primary": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make an e-mail address the primary one
         * @description For the owner of a verified address that is not primary yet; else 403 with a text. A body is not read.
         */
        patch: operations["promoteEmail"];
        trace?: never;
    };
    "/platform/products": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers
         * @description For everybody; the token adds the bookmarks and what the caller can still take. Only offers that are not deleted, sold out or past their last day, that the web shop may show, and that are approved for an active fund of the tenant. All filters narrow together. Equal offers are sorted on by price type, discount and newest first.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/products/sample": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Draw some offers
         * @description For everybody. A random choice of visible offers: first those with a photo and one per provider, then others until the page is full. There is always one page.
         */
        get: operations["listSampleProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/products/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one offer
         * @description For everybody. Answers for every offer that exists, also when lists hide it; its funds are those of the tenant. A deleted offer answers with `deleted` and without funds.
         */
        get: operations["readProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/products/{id}/bookmark": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookmark an offer
         * @description For signed-in identities. Without a body; a second time changes nothing.
         */
        post: operations["bookmarkProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/products/{id}/remove-bookmark": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the bookmark of an offer
         * @description For signed-in identities. Without a body; without a bookmark nothing changes.
         */
        post: operations["removeProductBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/product-categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the offer categories
         * @description For everybody. In the order of their number.
         */
        get: operations["listProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one offer category
         * @description For everybody.
         */
        get: operations["readProductCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/providers": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the providers
         * @description For everybody. Only organisations that are approved for an active fund of the tenant. `q` looks in the name, the business type and the addresses of the offices, and in e-mail address, telephone number and website when those are public.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/providers/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one provider
         * @description For everybody. Answers for every organisation, also one that is not approved for a fund.
         */
        get: operations["readProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/offices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the offices
         * @description For everybody. `q` looks in the address, the business type and the name of the organisation, and in its e-mail address, telephone number and website when those are public.
         */
        get: operations["listOffices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/offices/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one office
         * @description For everybody.
         */
        get: operations["readOffice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/business-types": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the business types
         * @description For everybody. `q` is checked but does not filter.
         */
        get: operations["listBusinessTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/business-types/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one business type
         * @description For everybody.
         */
        get: operations["readBusinessType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tags": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags
         * @description For everybody.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/tags/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one tag
         * @description For everybody.
         */
        get: operations["readTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/organizations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations
         * @description For everybody. Without `is_employee` only the organisations where the caller works; a web shop sends 0. Sorted by name.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/organizations/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one organisation
         * @description For employees of the organisation (403 otherwise).
         */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/organizations/{id}/funds": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the funds of an organisation
         * @description For employees of the organisation who may manage or view its funds or view its finances (403 otherwise). Active funds come first, then waiting, paused and closed ones.
         */
        get: operations["listOrganizationFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/organizations/{org}/funds/{fund}/providers/{provider}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or decline a provider in a fund
         * @description For employees of the sponsor who may manage providers or view finances. The fund must be one of the sponsor and not archived, and the application one of the fund (403 otherwise). May be repeated with the other state.
         */
        patch: operations["updateFundProvider"];
        trace?: never;
    };
    "/platform/organizations/{id}/validators": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the validators of an organisation
         * @description For signed-in identities.
         */
        get: operations["listOrganizationValidators"];
        put?: never;
        /**
         * Add a validator to an organisation
         * @description For employees who may manage the organisation (403 otherwise).
         */
        post: operations["createOrganizationValidator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/organizations/{id}/validators/{validator}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one validator of an organisation
         * @description For employees who may manage the organisation (403 otherwise).
         */
        get: operations["readOrganizationValidator"];
        put?: never;
        post?: never;
        /**
         * Remove a validator from an organisation
         * @description For employees who may manage the organisation (403 otherwise).
         */
        delete: operations["deleteOrganizationValidator"];
        options?: never;
        head?: never;
        /**
         * Change a validator of an organisation
         * @description For employees who may manage the organisation (403 otherwise).
         */
        patch: operations["updateOrganizationValidator"];
        trace?: never;
    };
    "/platform/validators": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the validators
         * @description For signed-in identities. The validators of the sponsors of the tenant, on one page.
         */
        get: operations["listValidators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/search": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search funds, providers and offers
         * @description For everybody; the token adds what belongs to the caller. Finds visible offers, approved providers and active funds of the tenant. With `overview` three of each kind and how many there are, for the list under the search field; otherwise one mixed list.
         */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/product-reservations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own reservations
         * @description For signed-in identities, their own reservations only. Newest first.
         */
        get: operations["listReservations"];
        put?: never;
        /**
         * Reserve an offer
         * @description For signed-in identities, with a voucher of their own. The voucher must be regular, active and not expired. The offer must be reservable, in stock, affordable, within the limits and approved in the fund of the voucher. The amount is held at once. When the provider accepts by itself, the answer is already `accepted`.
         */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/product-reservations/validate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reservation without making it
         * @description For signed-in identities. The rules of reserving; nothing is stored or held.
         */
        post: operations["validateReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/product-reservations/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one own reservation
         * @description For the identity that made the reservation; another identity gets 403.
         */
        get: operations["readReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an own reservation
         * @description For the identity that made the reservation, while it is `pending`, until 14 days after it was made or the end of the voucher, whichever comes first (403 otherwise). The held amount returns to the voucher and the stock is counted again.
         */
        patch: operations["cancelReservation"];
        trace?: never;
    };
    "/platform/reimbursements": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own reimbursements
         * @description For signed-in identities, the reimbursements on their own vouchers only. Newest first.
         */
        get: operations["listReimbursements"];
        put?: never;
        /**
         * Create a reimbursement
         * @description For signed-in identities with an active voucher in a fund that allows reimbursements (403 otherwise). A draft needs the voucher only; other fields are checked when they are filled in. With the state `pending` the reimbursement is submitted and also needs title, amount, IBAN, name of the account and at least one file.
         */
        post: operations["createReimbursement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/reimbursements/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one own reimbursement
         * @description For the owner of the voucher; another identity gets 403.
         */
        get: operations["readReimbursement"];
        put?: never;
        post?: never;
        /**
         * Cancel an own reimbursement
         * @description For the owner, while the sponsor has not decided: a draft or a pending reimbursement. Otherwise 403 with the reason, which a client shows. The reimbursement is gone afterwards.
         */
        delete: operations["cancelReimbursement"];
        options?: never;
        head?: never;
        /**
         * Change or submit an own draft
         * @description For the owner, while the reimbursement is a draft that has not expired (403 otherwise, also when the fields are wrong). A field that is left out keeps its value. A list of files replaces the old one. With the state `pending` the reimbursement is submitted and must then be complete.
         */
        patch: operations["updateReimbursement"];
        trace?: never;
    };
    "/identity/records": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own records
         * @description For signed-in identities, their own records only, on one page in their own order. At most 1000.
         */
        get: operations["listRecords"];
        put?: never;
        /**
         * Create an own record
         * @description For signed-in identities. Types of the system, such as a BSN, cannot be made. Several records of one type may stand next to each other.
         */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/records/validate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record without making it
         * @description For signed-in identities. The rules of creating; nothing is stored.
         */
        post: operations["validateRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/records/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one own record
         * @description For the owner, also when the record was deleted. A record of another identity is answered with 404.
         */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an own record
         * @description For the owner; a record of another identity is answered with 404. Changes the place or the category; the value of a record never changes.
         */
        patch: operations["updateRecord"];
        trace?: never;
    };
    "/identity/record-types": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the record types
         * @description For everybody, on one page.
         */
        get: operations["listRecordTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/record-categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own record categories
         * @description For signed-in identities, on one page in their own order. A new identity has one category.
         */
        get: operations["listRecordCategories"];
        put?: never;
        /**
         * Create an own record category
         * @description For signed-in identities.
         */
        post: operations["createRecordCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/record-categories/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an own record category
         * @description For the owner; a category of another identity is answered with 404. Its records stay, without a category.
         */
        delete: operations["deleteRecordCategory"];
        options?: never;
        head?: never;
        /**
         * Change an own record category
         * @description For the owner; a category of another identity is answered with 404.
         */
        patch: operations["updateRecordCategory"];
        trace?: never;
    };
    "/identity/record-validations": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to confirm an own record
         * @description For signed-in identities; a record of another identity is refused (403). The resident shows the uuid to a validator, as a link or a QR code.
         */
        post: operations["createRecordValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/record-validations/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one record validation
         * @description For every signed-in identity that has the uuid.
         */
        get: operations["readRecordValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/record-validations/{id}/approve": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm a record
         * @description For signed-in identities. A confirmation counts for a fund only when it is by an organisation that the fund trusts. An unknown or decided uuid is answered with 403.
         */
        patch: operations["approveRecordValidation"];
        trace?: never;
    };
    "/identity/record-validations/{id}/decline": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decline to confirm a record
         * @description For signed-in identities. An unknown or decided uuid is answered with 403.
         */
        patch: operations["declineRecordValidation"];
        trace?: never;
    };
    "/platform/validator-requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own validator requests
         * @description For signed-in identities, their own requests only, on one page.
         */
        get: operations["listValidatorRequests"];
        put?: never;
        /**
         * Ask a validator to confirm an own record
         * @description For signed-in identities. Refused (422) while the same validator still has a pending request for the record.
         */
        post: operations["createValidatorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/validator-requests/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one validator request
         * @description For the identity that asked and for the validator that was asked; another identity gets 403.
         */
        get: operations["readValidatorRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/notifications": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own notices
         * @description For signed-in identities, their own notices for the kind of client that asks. Newest first. With `mark_read` the items of this page are marked as read; the answer still shows them as they were, but `total_unseen` counts after the marking.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platform/notifications/settings": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own notification settings
         * @description For signed-in identities, and for everybody with the token of the link in a mail. Every known key comes back and counts as switched on until it is switched off. The screen picks the keys it shows. A token that is refused is a 403 with the message `not_found`, `expired` or `not-pending`.
         */
        get: operations["readNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own notification settings
         * @description For signed-in identities with an e-mail address (403 with a message otherwise), and for everybody with the token of the link in a mail. The switch for all mail is always sent along and is kept per address; the preferences are kept per identity, and the same key for mail and for push is two preferences. Fifteen minutes after the first change the token of a link is used up (403 `not-pending`).
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/identity/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description For signed-in identities, only sessions with a live token. Latest activity first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions/terminate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End all own sessions
         * @description For signed-in identities. Ends the current session too; the next call with its token gets 401.
         */
        patch: operations["terminateSessions"];
        trace?: never;
    };
    "/identity/sessions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one own session
         * @description For the owner; a session of another identity is answered with 403.
         */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions/{id}/terminate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End one own session
         * @description For the owner; a session of another identity is answered with 403. Its token stops working, with every session on that token.
         */
        patch: operations["terminateSession"];
        trace?: never;
    };
    "/medias": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own images
         * @description For signed-in identities, on one page.
         */
        get: operations["listMedias"];
        put?: never;
        /**
         * Upload an image
         * @description For signed-in identities. Takes jpg, jpeg, png, gif and bmp up to 4096 kB; the content must be of the kind that the name says.
         */
        post: operations["createMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/medias/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one own image
         * @description For the owner; an image of another identity is answered with 403.
         */
        get: operations["readMedia"];
        put?: never;
        post?: never;
        /**
         * Delete an own image
         * @description For the owner; an image of another identity is answered with 403.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description For signed-in identities. A proof for a reimbursement is a jpg, jpeg, png or pdf up to 8000 kB; the other types also take doc, docx, xls and xlsx, up to 10000 kB. The kind is read from the content. A proof for a reimbursement gets a preview: an image from itself, a pdf from `file_preview`. An installation can switch all uploads off (404).
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{uid}/download": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description For the owner, and for the employee of the sponsor who handles the reimbursement or the request; another identity gets 403.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-keepers/devices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device
         * @description For everybody. Takes any object and reads nothing from it; the web shop does not call it.
         */
        post: operations["registerDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Announcement: {
            id: number;
            /** @enum {string} */
            type: "warning" | "danger" | "success" | "primary" | "default";
            title: string;
            description_html: string | null;
            scope: string;
            dismissible: boolean;
        };
        /** @enum {string} */
        TextAlignment: "left" | "center" | "right";
        ConfigSettings: {
            title: string | null;
            description: string | null;
            description_html: string | null;
            description_alignment: components["schemas"]["TextAlignment"];
            overlay_enabled: boolean;
            /** @enum {string} */
            overlay_type: "color" | "dots" | "lines" | "points" | "circles";
            overlay_opacity: number;
            /** @enum {string|null} */
            banner_text_color: "bright" | "dark" | null;
        };
        /** @description Name of the preset and the address of the picture in that size. Always an object, empty without presets. */
        MediaSizes: {
            [key: string]: string;
        };
        ConfigBanner: {
            uid: string;
            ext: string;
            dominant_color: string | null;
            sizes: components["schemas"]["MediaSizes"];
        };
        ConfigMedia: {
            aspect_ratio: number | null;
            /** @description For each preset the width, the height and whether the ratio is kept. */
            size: {
                [key: string]: [
                    number | null,
                    number | null,
                    boolean
                ];
            };
        };
        /** @enum {string} */
        MediaType: "product_photo" | "office_photo" | "organization_logo" | "fund_logo" | "implementation_banner" | "implementation_block_media" | "cms_media" | "email_logo" | "reimbursement_file_preview";
        /** @description An image. A missing image is `null` at the place where it is used. */
        Media: {
            uid: string;
            identity_address: string | null;
            original_name: string;
            type: components["schemas"]["MediaType"];
            ext: string;
            dominant_color: string | null;
            /** @description Null when there is no dominant colour. */
            is_dark: boolean | null;
            sizes: components["schemas"]["MediaSizes"];
        };
        Logo: components["schemas"]["Media"] | null;
        ConfigPageBlock: {
            id: number;
            label: string | null;
            title: string | null;
            description: string | null;
            description_html: string;
            button_text: string | null;
            button_link: string | null;
            button_target_blank: boolean;
            button_enabled: boolean;
            media: components["schemas"]["Logo"];
        };
        Faq: {
            id: number;
            title: string;
            /** @description Markdown. */
            description: string;
            description_html: string;
        };
        ConfigPage: {
            page_type: string;
            external: boolean;
            /** @description Empty unless external. */
            external_url: string;
            /** @description Empty when external. */
            description_html: string;
            description_alignment: components["schemas"]["TextAlignment"];
            /** @enum {string} */
            description_position: "before" | "after" | "replace";
            blocks: components["schemas"]["ConfigPageBlock"][];
            faq: components["schemas"]["Faq"][];
        };
        /** @description The published pages by their type. A missing key means that the page does not exist. */
        ConfigPages: {
            home?: components["schemas"]["ConfigPage"];
            products?: components["schemas"]["ConfigPage"];
            providers?: components["schemas"]["ConfigPage"];
            funds?: components["schemas"]["ConfigPage"];
            explanation?: components["schemas"]["ConfigPage"];
            provider?: components["schemas"]["ConfigPage"];
            privacy?: components["schemas"]["ConfigPage"];
            accessibility?: components["schemas"]["ConfigPage"];
            terms_and_conditions?: components["schemas"]["ConfigPage"];
            footer_opening_times?: components["schemas"]["ConfigPage"];
            footer_contact_details?: components["schemas"]["ConfigPage"];
            footer_app_info?: components["schemas"]["ConfigPage"];
        };
        Config: {
            /** @description Screens of records. All false unless the tenant switches them on. */
            records?: {
                list: boolean;
                create: boolean;
                validate: boolean;
            };
            funds: {
                list: boolean;
                show: boolean;
                fund_requests: boolean;
            };
            products?: {
                list: boolean;
                show: boolean;
            };
            has_budget_funds?: boolean;
            has_subsidy_funds?: boolean;
            has_reimbursements: boolean;
            /** @description Newest first. */
            announcements: components["schemas"]["Announcement"][];
            /** @description DigiD can be used with this tenant. */
            digid: boolean;
            /** @description An unknown BSN may create an account. */
            digid_sign_up_allowed: boolean;
            /** @description A fund request needs a BSN. */
            digid_mandatory: boolean;
            /** @description Root of the API for DigiD calls, ends in `/api/v1`. */
            digid_api_url: string;
            /** @enum {string} */
            communication_type: "formal" | "informal";
            settings: components["schemas"]["ConfigSettings"];
            /** @description Addresses of the other front ends. */
            fronts: {
                url_webshop: string | null;
                url_sponsor: string | null;
                url_provider: string | null;
                url_validator: string | null;
                url_app: string | null;
            };
            /** @description Initial centre of maps. */
            map: {
                lon: number | null;
                lat: number | null;
            };
            banner: components["schemas"]["ConfigBanner"] | null;
            implementation_name?: string;
            /** @description Holds the name instead of `implementation_name`. */
            implementation?: {
                name: string;
            };
            products_hard_limit: number;
            products_soft_limit: number;
            has_productboard_integration?: boolean;
            social_medias?: {
                url: string;
                /** @enum {string} */
                type: "facebook" | "twitter" | "youtube";
                title: string | null;
            }[];
            /** @description For each kind of image its ratio and its sizes. */
            media: {
                [key: string]: components["schemas"]["ConfigMedia"];
            };
            show_home_map?: boolean;
            show_home_products?: boolean;
            show_providers_map?: boolean;
            show_provider_map?: boolean;
            show_office_map?: boolean;
            show_voucher_map?: boolean;
            show_product_map?: boolean;
            pages: components["schemas"]["ConfigPages"];
        };
        ConfigAnswer: {
            data: components["schemas"]["Config"];
        };
        /** @description A refusal with one sentence or code. */
        ErrorMessage: {
            message: string;
            /** @description Machine code; present where the refusal has one. */
            error?: string;
        };
        DigidStart: {
            /** @enum {string} */
            request: "fund_request" | "auth";
            /** @description An active fund of the tenant; needed for `fund_request`. */
            fund_id?: number;
        };
        DigidRedirect: {
            /** Format: uri */
            redirect_url: string;
        };
        /** @description The token does not give access. Only `session_expired` means that the session ended by inactivity. */
        UnauthorisedError: {
            /** @enum {string} */
            message: "session_expired" | "invalid_access_token" | "proxy_identity_pending" | "proxy_identity_not_active";
        };
        FieldErrors: {
            [key: string]: string[];
        };
        /** @description All fields that were refused at once. Items of a list have a dotted name, such as `records.0.value`. */
        ValidationError: {
            /** @description The same general sentence for every refusal. */
            message: string;
            errors: components["schemas"]["FieldErrors"];
        };
        /**
         * @description Yes (1) or no (0) in a query string.
         * @enum {integer}
         */
        Flag: 0 | 1;
        BusinessType: {
            id: number;
            key: string;
            /** @description In the language of the call. */
            name: string;
        };
        BusinessTypeOrNull: components["schemas"]["BusinessType"] | null;
        /**
         * @description Whether a reservation asks for this field.
         * @enum {string}
         */
        FieldRequirement: "no" | "optional" | "required";
        Tag: {
            id: number;
            key: string;
            name: string;
        };
        NamedItem: {
            id: number;
            name: string;
        };
        /** @description An organisation as a web shop sees it. */
        Organization: {
            id: number;
            /** @description Address of the owner. */
            identity_address: string;
            name: string;
            /** @description Number in the trade register. */
            kvk: string;
            business_type_id: number | null;
            business_type: components["schemas"]["BusinessTypeOrNull"];
            email_public: boolean;
            phone_public: boolean;
            website_public: boolean;
            /** @description Null unless public. */
            email: string | null;
            /** @description Null unless public. */
            phone: string | null;
            /** @description Null unless public. */
            website: string | null;
            description: string | null;
            description_html: string | null;
            reservation_phone?: components["schemas"]["FieldRequirement"];
            reservation_address?: components["schemas"]["FieldRequirement"];
            reservation_birth_date?: components["schemas"]["FieldRequirement"];
            tags: components["schemas"]["Tag"][];
            logo: components["schemas"]["Logo"];
            offices_count?: number;
            funds?: components["schemas"]["NamedItem"][];
            funds_count?: number;
            permissions?: string[];
        };
        FundImplementation: {
            id: number;
            key: string;
            name: string;
            url_webshop: string | null;
            informal_communication: boolean;
            organization_id: number | null;
            has_provider_terms_page: boolean;
        };
        /** @enum {string} */
        FundState: "active" | "paused" | "closed";
        /** @enum {string} */
        FundType: "budget" | "subsidies" | "external";
        /**
         * Format: date
         * @description Calendar day.
         */
        Day: string;
        FundCriterion: {
            id: number;
            record_type_key: string;
            record_type_name?: string;
            /** @description Holds the name of the type instead of `record_type_name`. */
            record_type?: {
                name: string;
            };
            /**
             * @description `*` accepts any value.
             * @enum {string}
             */
            operator: "=" | "<" | ">" | "<=" | ">=" | "!=" | "*";
            /** @description Null only with the operator `*`. */
            value: string | null;
            /** @description A file is needed with the answer. */
            show_attachment: boolean;
            title: string | null;
            description: string | null;
            description_html: string | null;
            external_validators?: {
                organization_validator_id: number;
                organization_id: number;
                accepted: boolean;
            }[];
            /** @description Null when the criteria were not checked; false for a visitor. */
            is_valid: boolean | null;
        };
        /** @description Amount in euros with two decimals and a point. Never a number on the wire. */
        Money: string;
        FundFormula: {
            /** @enum {string} */
            type: "fixed" | "multiply";
            amount: components["schemas"]["Money"];
            record_type_key: string | null;
        };
        FundFormulaProduct: {
            id: number;
            product_id: number;
            record_type_key_multiplier: string | null;
        };
        Fund: {
            id: number;
            key: string;
            name: string;
            /** @description Markdown. */
            description: string | null;
            description_html: string | null;
            description_short: string | null;
            organization_id: number;
            organization: components["schemas"]["Organization"];
            implementation: components["schemas"]["FundImplementation"] | null;
            logo: components["schemas"]["Logo"];
            state: components["schemas"]["FundState"];
            type: components["schemas"]["FundType"];
            type_locale?: string | null;
            archived: boolean;
            is_external?: boolean;
            /** @description Today's name of `is_external`. */
            external?: boolean;
            external_link_text: string | null;
            external_link_url: string | null;
            request_btn_text: string | null;
            start_date: components["schemas"]["Day"];
            start_date_locale: string;
            end_date: components["schemas"]["Day"];
            end_date_locale: string;
            /**
             * Format: date
             * @description The same day as `end_date`.
             */
            end_at?: string;
            end_at_locale?: string;
            notification_amount: string | null;
            /** @enum {string} */
            balance_provider?: "top_ups" | "bank_connection_balance";
            tags: components["schemas"]["Tag"][];
            criteria: components["schemas"]["FundCriterion"][];
            formulas: components["schemas"]["FundFormula"][];
            formula_products: components["schemas"]["FundFormulaProduct"][];
            /** @description Sum of the fixed formulas; null when a formula multiplies. */
            fund_amount: string | number | null;
            faq_title: string | null;
            faq: components["schemas"]["Faq"][];
            is_configured: boolean;
            allow_fund_requests: boolean;
            allow_prevalidations: boolean;
            allow_direct_requests: boolean;
            allow_blocking_vouchers: boolean;
            allow_reimbursements: boolean;
            allow_physical_cards?: boolean;
            reservations_enabled?: boolean;
            /** @description Requests with a BSN are approved at once. */
            auto_validation: boolean;
            backoffice_fallback: boolean;
            /** @description Seconds that a confirmed BSN stays good; null means for ever. */
            bsn_confirmation_time: number | null;
            email_required: boolean;
            contact_info_enabled: boolean;
            contact_info_required: boolean;
            contact_info_message_custom: boolean;
            contact_info_message_text: string | null;
            contact_info_message_default: string;
            validators?: {
                identity_address: string;
            }[];
            /** @description The caller has a pending request, or an approved one with a voucher that is not expired. False for visitors and for other clients than a web shop. */
            has_pending_fund_requests: boolean;
            /** @description The caller has an approved request. */
            has_approved_fund_requests?: boolean;
            /** @description The partner of the caller has this fund; only with `check_criteria`. */
            taken_by_partner?: boolean;
        };
        /** @description URLs of the adjacent pages. */
        PaginationLinks: {
            first: string | null;
            last: string | null;
            prev: string | null;
            next: string | null;
        };
        PaginationMetaLink: {
            url: string | null;
            label: string;
            active: boolean;
        };
        /** @description Place of this page in the whole list. Sent with every list, also with a list that is not paged (then there is one page with everything). */
        PaginationMeta: {
            current_page: number;
            /** @description Number of the first item of the page; null on an empty page. */
            from: number | null;
            last_page: number;
            /** @description Address of the list without a query. */
            path: string;
            per_page: number;
            /** @description Number of the last item of the page; null on an empty page. */
            to: number | null;
            total: number;
            links?: components["schemas"]["PaginationMetaLink"][];
        };
        FundListMeta: components["schemas"]["PaginationMeta"] & {
            /** @description The sponsors of the whole list, not only of this page. */
            organizations?: components["schemas"]["NamedItem"][];
        };
        FundList: {
            data: components["schemas"]["Fund"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["FundListMeta"];
        };
        FundAnswer: {
            data: components["schemas"]["Fund"];
        };
        /** @enum {string} */
        VoucherType: "regular" | "product";
        /** @enum {string} */
        VoucherState: "active" | "pending" | "deactivated";
        ZonedTime: {
            date: string;
            timeZone: string;
        };
        /** @description Date and time of the platform (Europe/Amsterdam), without a zone. */
        Timestamp: string;
        /** @description An image without its owner. */
        MediaCompact: {
            uid: string;
            original_name: string;
            type: components["schemas"]["MediaType"];
            ext: string;
            dominant_color: string | null;
            sizes: components["schemas"]["MediaSizes"];
        };
        LogoCompact: components["schemas"]["MediaCompact"] | null;
        /** @description An organisation inside a voucher, a product or an office. */
        OrganizationBasic: {
            id: number;
            name: string;
            business_type_id: number | null;
            business_type: components["schemas"]["BusinessTypeOrNull"];
            email_public: boolean;
            phone_public: boolean;
            website_public: boolean;
            /** @description Null unless public. */
            email: string | null;
            /** @description Null unless public. */
            phone: string | null;
            /** @description Null unless public. */
            website: string | null;
            logo: components["schemas"]["LogoCompact"];
        };
        VoucherFund: {
            id: number;
            key: string;
            name: string;
            state: components["schemas"]["FundState"];
            type: components["schemas"]["FundType"];
            url_webshop: string | null;
            logo: components["schemas"]["Logo"];
            start_date: string;
            start_date_locale: string;
            end_date: string;
            end_date_locale: string;
            end_at?: components["schemas"]["Day"];
            end_at_locale?: string;
            organization: components["schemas"]["OrganizationBasic"];
            allow_physical_cards: boolean;
            allow_blocking_vouchers: boolean;
            allow_reimbursements: boolean;
            allow_reservations: boolean;
        };
        VoucherParent: {
            identity_address: string | null;
            fund_id: number;
            created_at: string;
        };
        /** @description A card, with the address to which it was sent; that is null for a card that was not ordered by post. */
        PhysicalCard: {
            id: number;
            code: string;
            address?: string | null;
            house?: string | null;
            house_addition?: string | null;
            postcode?: string | null;
            city?: string | null;
        };
        VoucherProduct: {
            id: number;
            name: string;
            description: string | null;
            description_html: string | null;
            price: components["schemas"]["Money"];
            total_amount: number;
            sold_amount: number | null;
            product_category_id: number | null;
            product_category: {
                id: number;
                key: string;
                name: string;
            } | null;
            organization_id: number;
            organization: components["schemas"]["OrganizationBasic"];
            /** @description Day, or empty. */
            expire_at: string;
            expire_at_locale: string | null;
            photo?: components["schemas"]["Logo"];
            photos?: components["schemas"]["Media"][];
        };
        /** @description A product voucher that was bought out of this voucher. */
        ProductVoucher: {
            identity_address: string | null;
            fund_id: number;
            returnable: boolean;
            address: string;
            amount: components["schemas"]["Money"];
            date: string;
            date_time: string;
            timestamp: number;
            created_at: string;
            created_at_locale: string;
            product: {
                id: number;
                name: string;
                description: string | null;
                total_amount: number;
                sold_amount: number;
                product_category_id: number | null;
                organization_id: number;
                /** @description Only with budget funds. */
                price?: string;
            };
        };
        VoucherEvent: {
            id: number;
            /** @enum {string} */
            event: "created_budget" | "created_product" | "activated" | "deactivated" | "expired";
            event_locale: string;
            created_at: string;
            created_at_locale: string;
        };
        VoucherRecord: {
            record_type_key: string;
            record_type_name: string;
            value_locale: string;
            voucher_id: number;
        };
        QueryProduct: {
            reservable: boolean;
            reservable_count: number | null;
            reservable_enabled: boolean;
            reservable_expire_at: string | null;
            reservable_expire_at_locale: string | null;
        };
        OrganizationTiny: {
            id: number;
            name: string;
            logo?: components["schemas"]["LogoCompact"];
        };
        VoucherTransaction: {
            id: number;
            address: string;
            organization_id: number | null;
            product_id: number | null;
            /** @enum {string} */
            state: "pending" | "success" | "canceled";
            payment_id?: string | null;
            /**
             * @description Only `top_up` is money coming in.
             * @enum {string}
             */
            target: "provider" | "top_up" | "iban";
            cancelable?: boolean;
            /** @description Days until it is paid. */
            transaction_in?: number | null;
            amount: components["schemas"]["Money"];
            /** @description In seconds since 1970. */
            timestamp: number;
            organization: components["schemas"]["OrganizationTiny"] | null;
            product: components["schemas"]["NamedItem"] | null;
            fund: {
                id: number;
                name: string;
                organization_id: number;
                logo: components["schemas"]["LogoCompact"];
            };
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at?: components["schemas"]["Timestamp"];
            updated_at_locale?: string;
            transfer_at?: string | null;
            transfer_at_locale?: string | null;
        };
        /** @description Hours and minutes, or empty when not set. */
        TimeOfDay: string;
        /** @description Opening hours of one day. A closed day has no row. */
        OfficeSchedule: {
            id: number;
            office_id: number;
            /** @description 0 is Monday. */
            week_day: number;
            start_time: components["schemas"]["TimeOfDay"];
            end_time: components["schemas"]["TimeOfDay"];
            break_start_time: components["schemas"]["TimeOfDay"];
            break_end_time: components["schemas"]["TimeOfDay"];
        };
        Office: {
            id: number;
            organization_id: number;
            /** @enum {string} */
            state: "active" | "paused" | "closed";
            address: string;
            phone: string | null;
            /** @description Degrees as text. */
            lat: string | null;
            /** @description Degrees as text. */
            lon: string | null;
            postcode: string | null;
            postcode_number: string | null;
            postcode_addition: string | null;
            photo: components["schemas"]["Logo"];
            organization: components["schemas"]["OrganizationBasic"];
            schedule: components["schemas"]["OfficeSchedule"][];
        };
        Voucher: {
            id: number;
            /** @description The address with confirmation; stands in links and in the QR code. */
            address: string;
            /** @description The address without confirmation; is printed and mailed. */
            address_printable?: string;
            identity_address?: string | null;
            fund_id: number;
            type: components["schemas"]["VoucherType"];
            /** @description Null in the answer that makes a voucher; it is active. */
            state: components["schemas"]["VoucherState"] | null;
            state_locale: string | null;
            is_external?: boolean;
            /** @description Today's name of `is_external`. */
            external?: boolean;
            /** @description The last day of the voucher or of the fund has passed. */
            expired: boolean;
            deactivated: boolean;
            /** @description Day. */
            deactivated_at: string | null;
            deactivated_at_locale: string | null;
            returnable: boolean;
            /** @description Nothing left, or the product was handed over; null for subsidies. */
            used: boolean | null;
            amount: components["schemas"]["Money"];
            transactions_count: number;
            expire_at: components["schemas"]["ZonedTime"];
            expire_at_locale: string;
            last_active_day: components["schemas"]["Day"];
            last_active_day_locale: string;
            /** @description Day. */
            last_transaction_at: string | null;
            last_transaction_at_locale: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            /** @description Moment it was made, in seconds since 1970. */
            timestamp: number;
            fund: components["schemas"]["VoucherFund"];
            /** @description The voucher that this product voucher was bought out of. */
            parent: components["schemas"]["VoucherParent"] | null;
            /** @description False or null when there is none. */
            physical_card: components["schemas"]["PhysicalCard"] | false | null;
            /** @description Only in a product voucher. */
            product: components["schemas"]["VoucherProduct"] | null;
            product_vouchers: components["schemas"]["ProductVoucher"][] | null;
            /** @description Oldest first. */
            history: components["schemas"]["VoucherEvent"][];
            /** @description Absent unless the fund puts records on vouchers. */
            records?: components["schemas"]["VoucherRecord"][];
            /** @description Absent under the same condition as `records`. */
            records_title?: string | null;
            /** @description Only with `product_id` in the query. */
            query_product: components["schemas"]["QueryProduct"] | null;
            transactions?: components["schemas"]["VoucherTransaction"][];
            offices?: components["schemas"]["Office"][];
        };
        /** @description A voucher read by itself, with what lists leave out. */
        VoucherDetail: components["schemas"]["Voucher"] & {
            transactions: components["schemas"]["VoucherTransaction"][];
            /** @description Where it can be spent, all providers of the fund or the provider of the product. */
            offices: components["schemas"]["Office"][];
        };
        AppliedFund: {
            data: components["schemas"]["VoucherDetail"] | null;
        };
        VoucherAnswer: {
            data: components["schemas"]["VoucherDetail"];
        };
        BackofficeError: {
            /** @enum {integer} */
            backoffice_error: 1;
            /**
             * @description Absent or null reads as `not_eligible`.
             * @enum {string|null}
             */
            backoffice_error_key?: "no_response" | "not_resident" | "taken_by_partner" | "not_eligible" | null;
            /**
             * @description With 1 the resident goes on as if nothing was asked.
             * @enum {integer}
             */
            backoffice_fallback: 0 | 1;
        };
        BackofficeRedirect: {
            /** Format: uri */
            backoffice_redirect: string;
        };
        FundCheck: {
            /** @description Null when nothing was asked, or when the resident is eligible. */
            backoffice: components["schemas"]["BackofficeError"] | components["schemas"]["BackofficeRedirect"] | null;
            /** @description Waiting vouchers that are now the caller's; null without a BSN. */
            vouchers: number | null;
            /** @description Waiting codes that are now used; null without a BSN. */
            prevalidations: number | null;
            /** @description Vouchers made from those codes. */
            prevalidation_vouchers: components["schemas"]["VoucherDetail"][];
        };
        /** @description Too many attempts. The spelling of `to_many_attempts` is the platform's. */
        ThrottleError: {
            /** @constant */
            error: "to_many_attempts";
            message: string;
            meta: {
                title: string;
                /** @description May hold line breaks. */
                message: string;
                /** @description Always `not_found`; a client does not branch on it. */
                error: string;
                attempts: number;
                /** @description Seconds until the next attempt is possible. */
                available_in: number | null;
                /** @description The same in minutes, rounded up. */
                available_in_min: number | null;
                available_in_sec: number | null;
                decay_minutes: number;
                max_attempts: number;
            };
        };
        ActivationCode: {
            /** @description Two blocks of four hexadecimal characters with a dash between them; upper case is the same. */
            code?: string | null;
        };
        /** @enum {string} */
        PrevalidationState: "pending" | "used";
        Prevalidation: {
            id: number;
            /** @description The activation code. */
            uid: string;
            state: components["schemas"]["PrevalidationState"];
            fund_id: number;
            exported: boolean;
            records_hash: string | null;
            uid_hash: string | null;
            /** @description Only for the one who made it. */
            identity_address?: string | null;
            records: {
                id: number;
                record_type_id: number;
                key: string;
                name: string;
                value: string;
            }[];
            created_at?: components["schemas"]["Timestamp"];
            created_at_locale?: string;
        };
        RedeemedCode: {
            /** @description The prevalidation that was used, when the code belonged to one. */
            prevalidation: components["schemas"]["Prevalidation"] | null;
            vouchers: components["schemas"]["VoucherDetail"][];
        };
        /** @description A refused activation code. The meta has the title and the text for the resident. */
        MetaError: {
            /** @enum {string} */
            error: "not_found" | "used" | "used_same_fund";
            message: string | null;
            /** @description The counters are absent for `used_same_fund`, which is not counted and has `code` instead. */
            meta: {
                error: string;
                title: string | null;
                /** @description May hold line breaks. */
                message: string | null;
                code?: number;
                attempts?: number;
                /** @description Seconds; null while the limit is not reached. */
                available_in?: number | null;
                available_in_min?: number | null;
                available_in_sec?: number | null;
                decay_minutes?: number;
                max_attempts?: number;
            };
        };
        FundRequestFormRecord: {
            /** @description A criterion of this fund. */
            fund_criterion_id: number;
            /** @description The type of that criterion. */
            record_type_key: string;
            /** @description Must meet the criterion. */
            value: string | number | boolean;
            /** @description Uploaded files; at least one when the criterion asks for a file. */
            files?: string[];
        };
        FundRequestForm: {
            /** @description Looked at when the fund asks for it and the caller has no e-mail address: 5 to 2000 characters, and needed when the fund says so. Otherwise neither looked at nor kept. */
            contact_information?: string | null;
            records: components["schemas"]["FundRequestFormRecord"][];
        };
        /** @enum {string} */
        FundRequestState: "pending" | "approved" | "declined" | "disregarded" | "approved_partly";
        /** @description One answer of the request. Files are not shown to the requester. */
        FundRequestRecord: {
            id: number;
            /** @enum {string} */
            state: "pending" | "approved" | "declined" | "disregarded";
            record_type_key: string;
            record_type: {
                key: string;
                name: string;
                type: string;
                system: boolean;
            };
            fund_request_id: number;
            fund_criterion_id: number | null;
            employee_id: number | null;
            value: string;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at: components["schemas"]["Timestamp"];
            updated_at_locale: string;
        };
        FundRequest: {
            id: number;
            fund_id: number;
            /** @description Null in the answer that makes it; it is pending. */
            state: components["schemas"]["FundRequestState"] | null;
            state_locale?: string | null;
            employee_id: number | null;
            contact_information: string | null;
            fund: components["schemas"]["Fund"];
            records: components["schemas"]["FundRequestRecord"][];
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at: components["schemas"]["Timestamp"];
            updated_at_locale: string;
        };
        FundRequestAnswer: {
            data: components["schemas"]["FundRequest"];
        };
        FundRequestRefusal: {
            message: string;
            /** @enum {string} */
            error?: "fund_not_active" | "bsn_record_is_mandatory" | "email_is_mandatory" | "pending_request_exists" | "approved_request_exists" | "invalid_endpoint" | "not_requester" | "already_resolved";
        };
        FundRequestList: {
            data: components["schemas"]["FundRequest"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        FundRequestStep: {
            contact_information?: string | null;
            records: components["schemas"]["FundRequestFormRecord"][];
        };
        /** @description Success without content. A client does not read it. */
        EmptyList: unknown[];
        /** @enum {string} */
        FileType: "reimbursement_proof" | "fund_request_record_proof" | "fund_request_clarification_proof";
        /** @description An uploaded document. */
        File: {
            uid: string;
            identity_address: string | null;
            original_name: string;
            type: components["schemas"]["FileType"];
            ext: string;
            order: number | null;
            /** @description Readable size, such as `184.2kB`. */
            size: string;
            /** @description For a picture an address that opens it without a token for an hour or two, as an `img` needs it; for every other kind that of the download. */
            url: string;
            preview: components["schemas"]["MediaCompact"] | null;
        };
        Clarification: {
            id: number;
            question: string;
            /** @description What the validator wrote beside the question. */
            message: string | null;
            /** @description A document that the validator sent along; whoever is asked may download it. */
            attachment: components["schemas"]["File"] | null;
            answer: string | null;
            /** @enum {string} */
            state: "pending" | "answered";
            fund_request_record_id: number;
            fund_request_record_name: string;
            files: components["schemas"]["File"][];
            answered_at: string | null;
            answered_at_locale: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at: components["schemas"]["Timestamp"];
            updated_at_locale: string;
        };
        ClarificationList: {
            data: components["schemas"]["Clarification"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        ClarificationAnswer: {
            data: components["schemas"]["Clarification"];
        };
        ClarificationReply: {
            answer: string;
            /** @description Uploaded files. */
            files?: string[];
        };
        VoucherList: {
            data: components["schemas"]["Voucher"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        Success: {
            /** @constant */
            success: true;
        };
        VoucherDeactivation: {
            /** @description Key of the reason or the resident's own words. */
            note: string;
        };
        /**
         * @description Yes or no in a body. A client sends true or false; 1 and 0 count too, also as text.
         * @enum {unknown}
         */
        Switch: true | false | 1 | 0 | "1" | "0";
        VoucherShare: {
            reason: string;
            /** @description Also send a copy to the owner. */
            send_copy?: components["schemas"]["Switch"];
        };
        PhysicalCardCode: {
            /** @description The code on the card without dashes, not linked to any voucher. */
            code: string;
        };
        PhysicalCardAnswer: {
            data: components["schemas"]["PhysicalCard"];
        };
        PhysicalCardRequest: {
            id: number;
            address: string;
            house: string;
            house_addition: string | null;
            postcode: string;
            city: string;
        };
        PhysicalCardRequestList: {
            data: components["schemas"]["PhysicalCardRequest"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        PhysicalCardOrder: {
            /** @description Street. */
            address: string;
            /** @description House number from 1 to 20000. */
            house: number | string;
            house_addition?: string | null;
            postcode: string;
            city: string;
        };
        PhysicalCardRequestAnswer: {
            data: components["schemas"]["PhysicalCardRequest"];
        };
        PrevalidationList: {
            data: components["schemas"]["Prevalidation"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        NewPrevalidation: {
            fund_id: number;
            /** @description Value by the key of the record type. */
            data: {
                [key: string]: string | number | boolean;
            };
        };
        PrevalidationAnswer: {
            data: components["schemas"]["Prevalidation"];
        };
        SmsMessage: {
            phone: string;
            /** @enum {string} */
            type: "me_app_download_link";
        };
        SmsRefused: {
            errors: components["schemas"]["FieldErrors"];
        };
        /** @description Address of an identity or a voucher, `0x` and forty lower-case hexadecimal characters. */
        Address: string;
        Identity: {
            address: components["schemas"]["Address"];
            /** @description The primary address. */
            email: string | null;
            /** @description A BSN is known. */
            bsn: boolean;
            /** @description Seconds since the BSN was last confirmed, today with a fraction. */
            bsn_time: number | null;
        };
        IdentityAnswer: {
            data: components["schemas"]["Identity"];
        };
        /** @description Where the resident goes on after the link in the mail, such as `fundRequest-12`. */
        AuthTarget: string | null;
        NewIdentity: {
            /**
             * Format: email
             * @description Not in use by any account.
             */
            email: string;
            target?: components["schemas"]["AuthTarget"];
            /** @description First records by the key of their type. Unknown keys and empty values are refused; `bsn` and `primary_email` are ignored; an `address` has two or three parts with commas between them. */
            records?: {
                [key: string]: string | number;
            };
        };
        NewIdentityAnswer: {
            address: components["schemas"]["Address"];
        };
        EmailToCheck: {
            email: string;
        };
        EmailCheck: {
            email: {
                used: boolean;
                unique: boolean;
                /** @description The text is written like an e-mail address. */
                valid: boolean;
            };
        };
        /** @description Bearer token, or an exchange token of the same length. */
        AccessToken: string;
        PendingAuthToken: {
            access_token: components["schemas"]["AccessToken"];
            auth_token: string;
        };
        PendingAuthCode: {
            access_token: components["schemas"]["AccessToken"];
            auth_code: number;
        };
        LoginLinkRequest: {
            /** Format: email */
            email: string;
            /** @description Where the link in the mail leads, client key and client type with an underscore between them, or the type of a mobile app. */
            source: string;
            target?: components["schemas"]["AuthTarget"];
        };
        /** @description Success without content. A client does not read it. */
        EmptyObject: {
            [key: string]: unknown;
        };
        AccessTokenState: {
            /** @enum {string} */
            message: "pending" | "active" | "invalid";
        };
        AuthTokenApproval: {
            auth_token: string;
        };
        AuthCodeApproval: {
            /** @description The six digits. */
            auth_code: string | number;
        };
        ExchangedToken: {
            access_token: components["schemas"]["AccessToken"];
        };
        IdentityEmail: {
            id: number;
            identity_address: components["schemas"]["Address"];
            email: string;
            verified: boolean;
            primary: boolean;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at: components["schemas"]["Timestamp"];
            updated_at_locale: string;
        };
        IdentityEmailList: {
            data: components["schemas"]["IdentityEmail"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        NewEmail: {
            /**
             * Format: email
             * @description Not in use by any account.
             */
            email: string;
            target?: components["schemas"]["AuthTarget"];
        };
        IdentityEmailAnswer: {
            data: components["schemas"]["IdentityEmail"];
        };
        /**
         * @description The specification distinguishes `regular` from all others; the others are free or a discount.
         * @enum {string}
         */
        PriceType: "free" | "regular" | "discount_fixed" | "discount_percentage";
        ProductCategory: {
            id: number;
            key: string;
            /** @description In the language of the request. */
            name: string;
            /** @description Null at the top of the tree. */
            parent_id: number | null;
        };
        /** @description Whether a reservation of this offer asks for the field. */
        ProductReservationFields: {
            phone: components["schemas"]["FieldRequirement"];
            address: components["schemas"]["FieldRequirement"];
            birth_date: components["schemas"]["FieldRequirement"];
        };
        /** @description The conditions of an offer in one fund. */
        ProductFund: {
            id: number;
            name: string;
            type?: components["schemas"]["FundType"];
            logo: components["schemas"]["Logo"];
            organization: components["schemas"]["NamedItem"];
            /** Format: date */
            end_at: string | null;
            end_at_locale?: string | null;
            /** @description The switch on the offer and that of the provider for this type of fund. */
            reservations_enabled?: boolean;
            /** @description Today's name of `reservations_enabled`. */
            feature_reservations_enabled?: boolean;
            /** @description How often the sponsor allows it in all; null is without a limit. */
            limit_total: number | null;
            /** @description How often one resident may take it; null is without a limit. */
            limit_per_identity: number | null;
            /** @description How often the caller can still take it; null is without a limit. Says nothing to a visitor. */
            limit_available: number | null;
            /** @description What the resident pays. Only in a fund of the type subsidies. */
            price?: number;
            /** @description Only in a fund of the type subsidies. */
            price_locale?: string;
        };
        Product: {
            id: number;
            name: string;
            /** @description Markdown. */
            description: string;
            /** @description Sanitised HTML. */
            description_html: string;
            organization_id: number;
            organization: components["schemas"]["OrganizationBasic"];
            product_category_id: number;
            product_category: components["schemas"]["ProductCategory"];
            /** @description Sizes thumbnail, small and large. */
            photo?: components["schemas"]["Media"] | null;
            photos?: components["schemas"]["Media"][];
            /** @description Used when there is no photo. */
            logo?: components["schemas"]["Media"] | null;
            price_type: components["schemas"]["PriceType"];
            /** @description Full price of a regular offer; `0.00` for the other kinds. */
            price: components["schemas"]["Money"] | null;
            /** @description Price as text, such as `Gratis`. */
            price_locale: string;
            /** @description The discount in euros or percent; null when there is none. */
            price_discount: components["schemas"]["Money"] | null;
            /** @description Discount as text; empty for other kinds of price. */
            price_discount_locale: string;
            /** @description What a resident pays in the subsidy fund of the tenant that gives most; the price when there is none. */
            price_min?: components["schemas"]["Money"];
            /** @description The same in the fund that gives least. */
            price_max?: components["schemas"]["Money"];
            /** @description 0 when the stock has no limit. */
            total_amount: number;
            unlimited_stock: boolean;
            /** @description Reservations that still hold stock and are not paid. */
            reserved_amount: number;
            /** @description Paid and not cancelled. */
            sold_amount: number;
            /** @description What is left; null when the stock has no limit. */
            stock_amount: number | null;
            sold_out: boolean;
            /**
             * Format: date
             * @description Last day of the offer.
             */
            expire_at: string | null;
            expire_at_locale: string | null;
            /** @description On from the day after `expire_at`. */
            expired: boolean;
            deleted: boolean;
            /** Format: date */
            deleted_at: string | null;
            deleted_at_locale: string | null;
            /** @description The switch of the provider on this offer. */
            reservation_enabled: boolean;
            /**
             * @description Whether a reservation is accepted at once, looked at first, or as the provider does it for all offers.
             * @enum {string}
             */
            reservation_policy?: "accept" | "review" | "global";
            reservation: components["schemas"]["ProductReservationFields"];
            /** @description Active funds of the tenant in which the offer is approved; empty for a deleted offer. */
            funds: components["schemas"]["ProductFund"][];
            /** @description Offices of the provider. */
            offices: components["schemas"]["Office"][];
            /** @description Always off for a visitor. */
            bookmarked: boolean;
        };
        ProductList: {
            data: components["schemas"]["Product"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        SampleProductList: {
            data: components["schemas"]["Product"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        ProductAnswer: {
            data: components["schemas"]["Product"];
        };
        ProductCategoryList: {
            data: components["schemas"]["ProductCategory"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        ProductCategoryAnswer: {
            data: components["schemas"]["ProductCategory"];
        };
        /** @description The keys `email`, `phone` and `website` are absent when the provider keeps them private. */
        Provider: {
            id: number;
            name: string;
            /** @description Markdown. */
            description: string | null;
            /** @description Sanitised HTML. */
            description_html: string;
            business_type_id: number | null;
            business_type: components["schemas"]["BusinessTypeOrNull"];
            email?: string;
            phone?: string;
            website?: string;
            logo: components["schemas"]["LogoCompact"];
            offices: components["schemas"]["Office"][];
        };
        ProviderList: {
            data: components["schemas"]["Provider"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        ProviderAnswer: {
            data: components["schemas"]["Provider"];
        };
        OfficeList: {
            data: components["schemas"]["Office"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        OfficeAnswer: {
            data: components["schemas"]["Office"];
        };
        BusinessTypeList: {
            data: components["schemas"]["BusinessType"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        BusinessTypeAnswer: {
            data: components["schemas"]["BusinessType"];
        };
        TagList: {
            data: components["schemas"]["Tag"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        TagAnswer: {
            data: components["schemas"]["Tag"];
        };
        OrganizationList: {
            data: components["schemas"]["Organization"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        OrganizationAnswer: {
            data: components["schemas"]["Organization"];
        };
        OrganizationFundList: {
            data: components["schemas"]["Fund"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        FundProviderChange: {
            /** @enum {string} */
            state: "approved" | "declined";
            /** @description Only from the dashboard of the sponsor; so are the fields below. */
            allow_budget?: components["schemas"]["Switch"];
            allow_products?: components["schemas"]["Switch"];
            enable_products?: number[];
            disable_products?: number[];
            reset_products?: number[];
        };
        /** @enum {string} */
        FundProviderState: "pending" | "approved" | "declined";
        FundProviderEmployee: {
            id: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The application of a provider for a fund. */
        FundProvider: {
            id: number;
            /** @description The provider. */
            organization_id: number;
            fund_id: number;
            state: components["schemas"]["FundProviderState"];
            state_locale: string;
            /** @description May take payments from the budget. */
            allow_budget: boolean;
            /** @description All its offers are approved. */
            allow_products: boolean;
            /** @description Some of its offers are approved. */
            allow_some_products: boolean;
            /** @description Numbers of the approved offers. */
            products: number[];
            products_count_all: number;
            products_count_available: number;
            products_count_approved: number;
            fund: components["schemas"]["Fund"];
            offices: components["schemas"]["Office"][];
            employees: components["schemas"]["FundProviderEmployee"][];
            organization: components["schemas"]["Organization"];
            can_cancel: boolean;
            can_unsubscribe: boolean;
            last_activity: components["schemas"]["Timestamp"] | null;
            last_activity_locale: string | null;
        };
        FundProviderAnswer: {
            data: components["schemas"]["FundProvider"];
        };
        Validator: {
            id: number;
            identity_address: components["schemas"]["Address"];
            organization_id: number;
            email: string | null;
            organization: components["schemas"]["Organization"];
        };
        OrganizationValidatorList: {
            data: components["schemas"]["Validator"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        ValidatorOrganization: {
            /** @description A validator organisation that is not yet linked and is not the organisation itself. */
            organization_id: number;
        };
        ValidatorPerson: {
            /**
             * Format: email
             * @description Primary e-mail address of an existing identity.
             */
            email: string;
        };
        /** @description The validator is named by its organisation or by a person. */
        OrganizationValidatorInput: components["schemas"]["ValidatorOrganization"] | components["schemas"]["ValidatorPerson"];
        ValidatorAnswer: {
            data: components["schemas"]["Validator"];
        };
        ValidatorList: {
            data: components["schemas"]["Validator"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        SearchHit: {
            id: number;
            /** @enum {string} */
            item_type: "fund" | "product" | "provider";
            name: string;
        };
        SearchGroup: {
            items: components["schemas"]["SearchHit"][];
            /** @description How many there are in all. */
            count: number;
        };
        SearchOverview: {
            products: components["schemas"]["SearchGroup"];
            funds: components["schemas"]["SearchGroup"];
            providers: components["schemas"]["SearchGroup"];
        };
        SearchOverviewAnswer: {
            data: components["schemas"]["SearchOverview"];
        };
        SearchFundItem: {
            id: number;
            /** @constant */
            item_type: "fund";
            /** @description Escaped for HTML; the plain name stands in `resource`. */
            name: string;
            /** @description Plain text. */
            description_text: string | null;
            price: null;
            price_locale: null;
            /** @description Photo or logo. */
            media: components["schemas"]["MediaCompact"] | null;
            resource: components["schemas"]["Fund"];
        };
        SearchProviderItem: {
            id: number;
            /** @constant */
            item_type: "provider";
            /** @description Escaped for HTML; the plain name stands in `resource`. */
            name: string;
            /** @description Plain text. */
            description_text: string | null;
            price: null;
            price_locale: null;
            /** @description Photo or logo. */
            media: components["schemas"]["MediaCompact"] | null;
            resource: components["schemas"]["Provider"];
        };
        SearchProductItem: {
            id: number;
            /** @constant */
            item_type: "product";
            /** @description Escaped for HTML; the plain name stands in `resource`. */
            name: string;
            /** @description Plain text. */
            description_text: string | null;
            price: components["schemas"]["Money"] | null;
            price_locale: string | null;
            /** @description Photo or logo. */
            media: components["schemas"]["MediaCompact"] | null;
            resource: components["schemas"]["Product"];
        };
        SearchItem: components["schemas"]["SearchFundItem"] | components["schemas"]["SearchProviderItem"] | components["schemas"]["SearchProductItem"];
        SearchList: {
            data: components["schemas"]["SearchItem"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        /**
         * @description `canceled` is by the provider, `canceled_by_client` by the resident. Platforms send more, so the set is open.
         * @enum {string}
         */
        ReservationState: "pending" | "accepted" | "rejected" | "canceled" | "canceled_by_client";
        ReservationProduct: {
            id: number;
            name: string;
            organization_id: number;
            deleted: boolean;
            organization: components["schemas"]["NamedItem"];
            photo?: components["schemas"]["Media"] | null;
            photos?: components["schemas"]["Media"][];
        };
        ReservationFund: {
            id: number;
            name: string;
            organization: components["schemas"]["NamedItem"];
        };
        ReservationTransaction: {
            id: number;
            address: string;
        };
        Reservation: {
            id: number;
            /** @description A number in the answer that makes it. */
            code: string | number;
            /** @description Null in the answer that makes it; it is pending. */
            state: components["schemas"]["ReservationState"] | null;
            state_locale: string | null;
            /** @description Still pending after the day of `expire_at`; the state stays `pending`. */
            expired: boolean;
            /** @description Cancelled by the provider or by the resident. */
            canceled: boolean;
            /** @description What the voucher or the sponsor pays. */
            amount: components["schemas"]["Money"];
            /** @description What the offer costs the resident. */
            price: components["schemas"]["Money"] | null;
            price_locale: string;
            first_name: string | null;
            last_name: string | null;
            user_note: string | null;
            phone: string | null;
            address: string | null;
            /** Format: date */
            birth_date: string | null;
            birth_date_locale: string | null;
            product: components["schemas"]["ReservationProduct"];
            fund: components["schemas"]["ReservationFund"];
            /** @description The payment, once the reservation is accepted. */
            voucher_transaction: components["schemas"]["ReservationTransaction"] | null;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            accepted_at: components["schemas"]["Timestamp"] | null;
            accepted_at_locale: string | null;
            rejected_at: components["schemas"]["Timestamp"] | null;
            rejected_at_locale: string | null;
            canceled_at: components["schemas"]["Timestamp"] | null;
            canceled_at_locale: string | null;
            /** @description The first of the ends of the offer, the voucher and the fund. */
            expire_at: components["schemas"]["Timestamp"];
            expire_at_locale: string;
            /** @description The same as `expire_at` once the reservation has expired. */
            expired_at?: components["schemas"]["Timestamp"] | null;
            expired_at_locale?: string | null;
        };
        ReservationList: {
            data: components["schemas"]["Reservation"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description The offer says with its `reservation` whether telephone, address and birth date are required. */
        NewReservation: {
            voucher_address: components["schemas"]["Address"];
            /** @description Today's platform takes the voucher by its id. */
            voucher_id?: number;
            product_id: number;
            first_name: string;
            last_name: string;
            user_note?: string | null;
            /**
             * @deprecated
             * @description Other name of `user_note`.
             */
            notes?: string | null;
            phone?: string | null;
            address?: string | null;
            /**
             * Format: date
             * @description Before today.
             */
            birth_date?: string | null;
        };
        ReservationAnswer: {
            data: components["schemas"]["Reservation"];
        };
        ReservationCancel: {
            /** @constant */
            state: "canceled_by_client";
        };
        /** @enum {string} */
        ReimbursementState: "draft" | "pending" | "approved" | "declined";
        ReimbursementFund: {
            id: number;
            name: string;
            organization_id: number;
            logo: components["schemas"]["Media"] | null;
            organization: components["schemas"]["OrganizationTiny"];
        };
        Reimbursement: {
            id: number;
            /** @description A number in the answer that makes it. */
            code: string | number;
            /** @description Null is possible in a draft only. */
            title: string | null;
            description: string | null;
            /** @description Null is possible in a draft only. */
            amount: components["schemas"]["Money"] | null;
            amount_locale: string | null;
            email?: string | null;
            /** @description Null is possible in a draft only. */
            iban: string | null;
            /** @description Null is possible in a draft only. */
            iban_name: string | null;
            voucher_id: number;
            /** @description Null in the answer that makes it; it is what was sent. */
            state: components["schemas"]["ReimbursementState"] | null;
            state_locale: string | null;
            /** @description Why the sponsor declined. */
            reason: string | null;
            /** @description The voucher expired before a decision. */
            expired: boolean;
            /** @description The voucher was deactivated before a decision. */
            deactivated: boolean;
            /** @description Approved or declined. */
            resolved: boolean;
            /** @description Employee of the sponsor who handles it. */
            employee_id: number | null;
            /** @description How long the reimbursement takes or took, as text. */
            lead_time_locale: string;
            fund: components["schemas"]["ReimbursementFund"];
            files: components["schemas"]["File"][];
            /** Format: date */
            submitted_at: string | null;
            submitted_at_locale: string | null;
            /** Format: date */
            resolved_at: string | null;
            resolved_at_locale: string | null;
            /**
             * Format: date
             * @description The first of the ends of the voucher and the fund; null after a decision.
             */
            expire_at: string | null;
            expire_at_locale: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
        };
        ReimbursementList: {
            data: components["schemas"]["Reimbursement"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        /**
         * @description Left out, a new reimbursement is a draft and a draft stays one.
         * @enum {string}
         */
        ReimbursementInputState: "draft" | "pending";
        NewReimbursement: {
            title?: string | null;
            description?: string | null;
            /** @description At least 0.10 and at most what the voucher has left. A client sends text with two decimals. */
            amount?: string | number | null;
            email?: string | null;
            /** @description Checked on structure and check digits. */
            iban?: string | null;
            iban_name?: string | null;
            /** @description An own regular voucher, active and not expired, in a budget fund that allows reimbursements. */
            voucher_id: number;
            state?: components["schemas"]["ReimbursementInputState"];
            /** @description The uid of own uploads of the type `reimbursement_proof` that are not used elsewhere. */
            files?: string[];
        };
        ReimbursementAnswer: {
            data: components["schemas"]["Reimbursement"];
        };
        ReimbursementChange: {
            title?: string | null;
            description?: string | null;
            /** @description At least 0.10 and at most what the voucher has left. A client sends text with two decimals. */
            amount?: string | number | null;
            email?: string | null;
            /** @description Checked on structure and check digits. */
            iban?: string | null;
            iban_name?: string | null;
            /** @description An own regular voucher, active and not expired, in a budget fund that allows reimbursements. */
            voucher_id?: number;
            state?: components["schemas"]["ReimbursementInputState"];
            /** @description The uid of own uploads of the type `reimbursement_proof` that are not used elsewhere. */
            files?: string[];
        };
        /** @description One validator that confirmed the record. */
        RecordApproval: {
            id: number;
            /** @constant */
            state: "approved";
            identity_address: components["schemas"]["Address"];
            organization_id: number | null;
            /** @description Name of the organisation, for the list of records. */
            organization: components["schemas"]["NamedItem"] | null;
            /** @description Of the validator; null when an organisation is set. */
            email: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
            updated_at: components["schemas"]["Timestamp"];
            updated_at_locale: string;
            /** @description The moment of the activation code when the value came from one; else that of `created_at`. */
            validation_date: components["schemas"]["Timestamp"];
            validation_date_locale: string;
        };
        Record: {
            id: number;
            /** @description Key of the record type. */
            key: string;
            /** @description The same as `key`. */
            record_type_key?: string;
            /** @description Name of the record type in the language of the request. */
            name: string;
            value: string;
            /** @description The value as a resident reads it. */
            value_locale?: string;
            order: number;
            deleted: boolean;
            record_category_id: number | null;
            /** @description Only the approvals. Newest first. */
            validations: components["schemas"]["RecordApproval"][];
        };
        RecordList: {
            data: components["schemas"]["Record"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        NewRecord: {
            /** @description Key of a type that is not of the system. */
            type: string;
            /** @description An e-mail address when the type is `email`. */
            value: string;
            order?: number | null;
            /** @description An own category. */
            record_category_id?: number | null;
        };
        RecordAnswer: {
            data: components["schemas"]["Record"];
        };
        RecordChange: {
            order?: number;
            /** @description An own category. */
            record_category_id?: number | null;
        };
        RecordType: {
            key: string;
            /** @description In the language of the request. */
            name: string;
            /** @enum {string} */
            type: "string" | "number";
            /** @description A resident cannot make records of it. */
            system: boolean;
        };
        RecordTypeList: {
            data: components["schemas"]["RecordType"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        RecordCategory: {
            id: number;
            name: string;
            order: number;
        };
        RecordCategoryList: {
            data: components["schemas"]["RecordCategory"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        RecordCategoryInput: {
            name: string;
            /** @description Left out it is 0. */
            order?: number | null;
        };
        RecordCategoryAnswer: {
            data: components["schemas"]["RecordCategory"];
        };
        NewRecordValidation: {
            record_id: number;
        };
        RecordValidationUuid: string;
        RecordValidationCreated: {
            data: {
                uuid: components["schemas"]["RecordValidationUuid"];
            };
        };
        RecordValidation: {
            uuid: components["schemas"]["RecordValidationUuid"];
            /** @enum {string} */
            state: "pending" | "approved" | "declined";
            /** @description The validator; null until a decision. */
            identity_address: string | null;
            /** @description Key of the record type. */
            key: string;
            name: string;
            value: string;
            /** @description Organisations for which the caller may confirm records. */
            organizations_available: components["schemas"]["NamedItem"][];
        };
        RecordValidationAnswer: {
            data: components["schemas"]["RecordValidation"];
        };
        RecordValidationApproval: {
            /** @description One of `organizations_available`. */
            organization_id?: number | null;
        };
        /** @enum {string} */
        ValidatorRequestState: "pending" | "approved" | "declined";
        ValidatorRequest: {
            id: number;
            validator_id: number;
            record_id: number;
            /** @description The confirmation that came out of an approval. */
            record_validation_uid: string | null;
            identity_address: components["schemas"]["Address"];
            state: components["schemas"]["ValidatorRequestState"];
            validator: components["schemas"]["Validator"];
        };
        ValidatorRequestList: {
            data: components["schemas"]["ValidatorRequest"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        NewValidatorRequest: {
            /** @description Must exist. */
            validator_id: number;
            /** @description A record of the caller. */
            record_id: number;
        };
        ValidatorRequestAnswer: {
            data: components["schemas"]["ValidatorRequest"];
        };
        /** @description Title and text are absent when the platform has no text for this type. */
        Notification: {
            /** Format: uuid */
            id: string;
            /** @description Key of the event after `notifications_identities.`. */
            type: string;
            title?: string;
            description?: string;
            seen: boolean;
            created_at: components["schemas"]["Timestamp"];
            created_at_locale: string;
        };
        NotificationListMeta: components["schemas"]["PaginationMeta"] & {
            /** @description Unread notices in all. */
            total_unseen: number;
        };
        NotificationList: {
            data: components["schemas"]["Notification"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["NotificationListMeta"];
        };
        /** @enum {string} */
        NotificationPreferenceType: "email" | "push";
        NotificationPreference: {
            /** @description What it is about. */
            key: string;
            type: components["schemas"]["NotificationPreferenceType"];
            subscribed: boolean;
        };
        NotificationSettings: {
            email: string | null;
            /** @description No mail at all to this address. */
            email_unsubscribed: boolean;
            preferences: components["schemas"]["NotificationPreference"][];
        };
        NotificationSettingsAnswer: {
            data: components["schemas"]["NotificationSettings"];
        };
        NotificationPreferenceChange: {
            /** @description A key that the settings list; another one is refused. */
            key: string;
            type: components["schemas"]["NotificationPreferenceType"];
            subscribed: components["schemas"]["Switch"];
        };
        NotificationSettingsChange: {
            email_unsubscribed: components["schemas"]["Switch"];
            /** @description Only the preferences that change. */
            preferences?: components["schemas"]["NotificationPreferenceChange"][];
        };
        SessionLocation: {
            ip: string;
            country: string | null;
            city: string | null;
            /** @description The place as text. */
            string: string;
            detected: boolean;
        };
        SessionSoftware: {
            name: string | null;
            version: string | null;
        };
        SessionDevice: {
            browser: components["schemas"]["SessionSoftware"];
            engine?: {
                name: string | null;
            };
            os: components["schemas"]["SessionSoftware"];
            device: {
                /** @description Such as desktop, mobile, tablet, television or bot. */
                type: string;
                manufacturer: string | null;
                model: string | null;
            };
        };
        SessionRequest: {
            /** @description Seconds since the request. */
            time_passed: number;
            location: components["schemas"]["SessionLocation"] | null;
            client_type: string;
            client_version: string | null;
            device_available: boolean;
            device_string: string | null;
            device: components["schemas"]["SessionDevice"] | null;
        };
        Session: {
            uid: string;
            identity_address: components["schemas"]["Address"];
            /** @description Used in the last five minutes. */
            active: boolean;
            /** @description The session of this call. */
            current: boolean;
            started_at?: components["schemas"]["Timestamp"];
            started_at_locale?: string;
            /** @description The same as `client_type`. */
            type?: string;
            client_type: string;
            client_version: string | null;
            /** @description Null when the platform does not look up places. */
            locations: components["schemas"]["SessionLocation"][] | null;
            first_request: components["schemas"]["SessionRequest"];
            last_request: components["schemas"]["SessionRequest"];
        };
        SessionList: {
            data: components["schemas"]["Session"][];
            links?: components["schemas"]["PaginationLinks"];
            meta: components["schemas"]["PaginationMeta"];
        };
        SessionAnswer: {
            data: components["schemas"]["Session"];
        };
        MediaList: {
            data: components["schemas"]["Media"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        MediaUpload: {
            /**
             * Format: binary
             * @description At most 4096 kB.
             */
            file: Blob;
            type: components["schemas"]["MediaType"];
            /** @description Sizes to make at once, as named for the type; the thumbnail when left out. The other sizes follow later. An empty item is allowed. */
            "sync_presets[]"?: ("" | "thumbnail" | "small" | "medium" | "large" | "public")[];
        };
        MediaAnswer: {
            data: components["schemas"]["Media"];
        };
        FileUpload: {
            /** Format: binary */
            file: Blob;
            type: components["schemas"]["FileType"];
            /**
             * Format: binary
             * @description Image of at most 1000 by 1000 pixels; only read with a pdf for a reimbursement.
             */
            file_preview?: Blob;
        };
        FileAnswer: {
            data: components["schemas"]["File"];
        };
        Device: {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description Not allowed for this caller or in this state; also an unknown Client-Key or Client-Type. */
        Forbidden: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Unknown record or address. The text is not meant for residents. */
        NotFound: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description No token, or a token that is unknown, ended or expired. */
        Unauthorised: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorisedError"];
            };
        };
        /** @description One or more fields are refused. */
        Invalid: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "De ingevulde gegevens kloppen niet.",
                 *       "errors": {
                 *         "per_page": [
                 *           "Vul een getal van 1 tot en met 100 in."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description DigiD did not accept the start. The header has the code for the error page. */
        DigidUnavailable: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                "Error-Code": components["headers"]["ErrorCode"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "DigiD is nu niet bereikbaar."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Too many attempts from this network address. */
        Throttled: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "to_many_attempts",
                 *       "message": "U heeft het te vaak geprobeerd. Wacht 7 minuten.",
                 *       "meta": {
                 *         "title": "Even wachten",
                 *         "message": "U heeft het te vaak geprobeerd. Wacht 7 minuten.",
                 *         "error": "not_found",
                 *         "attempts": 11,
                 *         "available_in": 402,
                 *         "available_in_min": 7,
                 *         "available_in_sec": 402,
                 *         "decay_minutes": 10,
                 *         "max_attempts": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ThrottleError"];
            };
        };
        /** @description The request that was made. */
        FundRequest: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FundRequestAnswer"];
            };
        };
        /** @description Rejected by a rule. With a code, `message` and `error` are the same. */
        FundRequestRefused: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FundRequestRefusal"];
            };
        };
        /** @description One or more fields are refused. */
        FundRequestInvalid: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "De ingevulde gegevens kloppen niet.",
                 *       "errors": {
                 *         "contact_information": [
                 *           "Vul ten minste 5 tekens in."
                 *         ],
                 *         "records.0": [
                 *           "Voeg een bestand toe."
                 *         ],
                 *         "records.0.value": [
                 *           "Vul een antwoord in."
                 *         ],
                 *         "records.0.record_type_key": [
                 *           "Dit gegeven hoort niet bij de voorwaarde."
                 *         ],
                 *         "records.0.fund_criterion_id": [
                 *           "Deze voorwaarde hoort niet bij de regeling."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The address exists, the method does not. */
        MethodNotAllowed: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The PATCH method is not supported for this route."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Sent. */
        Sent: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /** @example [] */
                "application/json": components["schemas"]["EmptyList"];
            };
        };
        /** @description The access token of this sign-in. */
        Exchanged: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "access_token": "4e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c2"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangedToken"];
            };
        };
        /** @description The address. */
        IdentityEmail: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 91,
                 *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                 *         "email": "noor@voorbeeld.example",
                 *         "verified": false,
                 *         "primary": false,
                 *         "created_at": "2023-04-18 14:05:31",
                 *         "created_at_locale": "14:05 - 18 apr, 2023",
                 *         "updated_at": "2023-04-18 14:05:31",
                 *         "updated_at_locale": "14:05 - 18 apr, 2023"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IdentityEmailAnswer"];
            };
        };
        /** @description The body is larger than the server accepts. */
        ContentTooLarge: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Het bestand is te groot."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Refused; the errors stand under `file`, `type` or `file_preview`. */
        FileRefused: {
            headers: {
                "API-Version": components["headers"]["ApiVersion"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                "X-Frame-Options": components["headers"]["XFrameOptions"];
                "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "De ingevulde gegevens kloppen niet.",
                 *       "errors": {
                 *         "file": [
                 *           "Kies een bestand van hooguit 8 MB."
                 *         ],
                 *         "type": [
                 *           "Dit soort bestand kunt u hier niet gebruiken."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
         * @example nl
         */
        AcceptLanguage: string;
        /**
         * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
         * @example zonnedorp
         */
        ClientKey: string;
        /**
         * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
         * @example webshop
         */
        ClientType: "webshop" | "sponsor" | "provider" | "validator" | "website" | "pin_code-auth" | "me_app-android" | "me_app-ios" | "app-me_app";
        /**
         * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
         * @example 14
         */
        ClientVersion: string;
        /**
         * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
         * @example 1
         */
        Page: number;
        /**
         * @description Number of the record.
         * @example 12
         */
        Id: number;
        /**
         * @description Items on a page. Above the maximum is refused (422), not shortened.
         * @example 15
         */
        PerPage: number;
        /**
         * @description Number of the request.
         * @example 701
         */
        RequestId: number;
        /**
         * @description Number of the fund.
         * @example 12
         */
        FundId: number;
        /**
         * @description Either of the two addresses of a voucher. An unknown one is 404.
         * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
         */
        VoucherAddress: string;
        /**
         * @description Address of the voucher, either of the two. An unknown one is 404.
         * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
         */
        VoucherId: string;
        /** @description The access token that waits for approval on another device. */
        AccessToken: string;
        /**
         * @description The one-time token from the link. Unknown is 404, used or too old is 403.
         * @example b83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51a
         */
        ExchangeToken: string;
        /**
         * @description The name that the platform of today has for `order_by_dir`, which it ignores. The shop sends both with the same value; without `order_by_dir` this one sorts nothing.
         * @example asc
         */
        OrderDir: "asc" | "desc";
        /** @description The token of the link in a mail. With it the settings of the resident who got the mail are read and changed, without signing in. */
        LinkToken: string;
    };
    requestBodies: {
        FundRequestForm: {
            content: {
                /**
                 * @example {
                 *       "contact_information": "Bel mij op dinsdag.",
                 *       "records": [
                 *         {
                 *           "fund_criterion_id": 31,
                 *           "record_type_key": "children_nth",
                 *           "value": "2",
                 *           "files": [
                 *             "a51c9e"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FundRequestForm"];
            };
        };
        PhysicalCardOrder: {
            content: {
                /**
                 * @example {
                 *       "address": "Lindelaan",
                 *       "house": 14,
                 *       "house_addition": "b",
                 *       "postcode": "7311 AA",
                 *       "city": "Zonnedorp"
                 *     }
                 */
                "application/json": components["schemas"]["PhysicalCardOrder"];
            };
        };
    };
    headers: {
        /**
         * @description Full version of the API that gave the answer.
         * @example 1.0.0
         */
        ApiVersion: string;
        /**
         * @description Answers are personal and are never kept by a cache.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description An answer is never shown inside a frame.
         * @example frame-ancestors 'none'
         */
        ContentSecurityPolicy: string;
        /**
         * @description Sent over https only.
         * @example max-age=31536000
         */
        StrictTransportSecurity: string;
        /**
         * @description A browser does not guess the kind of content.
         * @example nosniff
         */
        XContentTypeOptions: string;
        /**
         * @description The same as the frame rule of Content-Security-Policy, for older browsers.
         * @example DENY
         */
        XFrameOptions: string;
        /**
         * @description Every origin may call; the token, not the origin, gives access.
         * @example *
         */
        AccessControlAllowOrigin: string;
        /**
         * @description Machine code of a DigiD start that failed, `digid_` and the code of DigiD in lower case. Readable across origins (Access-Control-Expose-Headers).
         * @example digid_api_0000
         */
        ErrorCode: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readConfig: {
        parameters: {
            query?: {
                /** @description A sub-part of the configuration, letters and digits only (otherwise 403). */
                ver?: string;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Kind of client whose configuration is asked; a web shop asks `webshop`.
                 * @example webshop
                 */
                name: "webshop" | "dashboard" | "me_app" | "android" | "ios";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "records": {
                     *           "list": true,
                     *           "create": true,
                     *           "validate": true
                     *         },
                     *         "funds": {
                     *           "list": true,
                     *           "show": true,
                     *           "fund_requests": true
                     *         },
                     *         "products": {
                     *           "list": true,
                     *           "show": true
                     *         },
                     *         "has_budget_funds": true,
                     *         "has_subsidy_funds": true,
                     *         "has_reimbursements": true,
                     *         "announcements": [
                     *           {
                     *             "id": 4,
                     *             "type": "warning",
                     *             "title": "Onderhoud",
                     *             "description_html": "<p>Zondag van 8 tot 9 uur werkt de website niet.</p>",
                     *             "scope": "webshop",
                     *             "dismissible": true
                     *           }
                     *         ],
                     *         "digid": true,
                     *         "digid_sign_up_allowed": true,
                     *         "digid_mandatory": false,
                     *         "digid_api_url": "https://api.zonnedorp.example/api/v1",
                     *         "communication_type": "formal",
                     *         "settings": {
                     *           "title": "Meedoen in Zonnedorp",
                     *           "description": "Welkom",
                     *           "description_html": "<p>Welkom</p>",
                     *           "description_alignment": "left",
                     *           "overlay_enabled": true,
                     *           "overlay_type": "color",
                     *           "overlay_opacity": 0.4,
                     *           "banner_text_color": "bright"
                     *         },
                     *         "fronts": {
                     *           "url_webshop": "https://meedoen.zonnedorp.example/",
                     *           "url_sponsor": null,
                     *           "url_provider": "https://aanbieders.zonnedorp.example/",
                     *           "url_validator": null,
                     *           "url_app": null
                     *         },
                     *         "map": {
                     *           "lon": 5.91,
                     *           "lat": 52.21
                     *         },
                     *         "banner": null,
                     *         "implementation_name": "Zonnedorp",
                     *         "products_hard_limit": 25,
                     *         "products_soft_limit": 15,
                     *         "has_productboard_integration": false,
                     *         "social_medias": [],
                     *         "media": {
                     *           "fund_logo": {
                     *             "aspect_ratio": 1,
                     *             "size": {
                     *               "thumbnail": [
                     *                 100,
                     *                 100,
                     *                 false
                     *               ],
                     *               "large": [
                     *                 500,
                     *                 500,
                     *                 false
                     *               ]
                     *             }
                     *           }
                     *         },
                     *         "show_home_map": true,
                     *         "show_home_products": true,
                     *         "show_providers_map": true,
                     *         "show_provider_map": true,
                     *         "show_office_map": true,
                     *         "show_voucher_map": true,
                     *         "show_product_map": true,
                     *         "pages": {
                     *           "explanation": {
                     *             "page_type": "explanation",
                     *             "external": false,
                     *             "external_url": "",
                     *             "description_html": "<p>Zo werkt een tegoed.</p>",
                     *             "description_alignment": "left",
                     *             "description_position": "replace",
                     *             "blocks": [],
                     *             "faq": [
                     *               {
                     *                 "id": 1,
                     *                 "title": "Hoe lang is mijn tegoed geldig?",
                     *                 "description": "Eén jaar.",
                     *                 "description_html": "<p>Eén jaar.</p>"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    startDigid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigidStart"];
            };
        };
        responses: {
            /** @description DigiD is ready. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirect_url": "https://api.zonnedorp.example/api/v1/platform/digid/9c41f0/redirect"
                     *     }
                     */
                    "application/json": components["schemas"]["DigidRedirect"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            503: components["responses"]["DigidUnavailable"];
        };
    };
    listFunds: {
        parameters: {
            query?: {
                /** @description Fill `is_valid` of the criteria and `taken_by_partner`. */
                check_criteria?: components["schemas"]["Flag"];
                /** @description Words in the name or the description. */
                q?: string;
                /** @description Key of an existing tag. */
                tag?: string;
                /** @description Number of a tag of the fund. */
                tag_id?: number;
                /** @description Number of an existing organisation, the sponsor. */
                organization_id?: number;
                /** @description Number of an existing fund. */
                fund_id?: number;
                state?: "active" | "active_paused_and_closed";
                /** @description Also external funds. */
                with_external?: components["schemas"]["Flag"];
                has_products?: components["schemas"]["Flag"];
                has_subsidies?: components["schemas"]["Flag"];
                has_providers?: components["schemas"]["Flag"];
                order_by?: "created_at";
                order_by_dir?: "asc" | "desc";
                /**
                 * @description Funds on a page; absent means all of them on one page.
                 * @example 10
                 */
                per_page?: number;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funds. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "links": {
                     *         "first": "/api/v1/platform/funds?page=1",
                     *         "last": "/api/v1/platform/funds?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/funds",
                     *         "per_page": 10,
                     *         "to": 1,
                     *         "total": 1
                     *       },
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "key": "meedoen",
                     *           "name": "Meedoenregeling Zonnedorp",
                     *           "description": "Voor **sport** en cultuur.",
                     *           "description_html": "<p>Voor <strong>sport</strong> en cultuur.</p>",
                     *           "description_short": "Voor sport en cultuur.",
                     *           "organization_id": 3,
                     *           "organization": {
                     *             "id": 3,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           },
                     *           "implementation": {
                     *             "id": 2,
                     *             "key": "zonnedorp",
                     *             "name": "Zonnedorp",
                     *             "url_webshop": "https://meedoen.zonnedorp.example/",
                     *             "informal_communication": false,
                     *             "organization_id": 3,
                     *             "has_provider_terms_page": false
                     *           },
                     *           "logo": {
                     *             "uid": "5c1e0b7a4f2d4c0f9b6a8d3e2f1c0b9a",
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "original_name": "meedoen.png",
                     *             "type": "fund_logo",
                     *             "ext": "png",
                     *             "dominant_color": "#2f6f8f",
                     *             "is_dark": true,
                     *             "sizes": {
                     *               "thumbnail": "https://media.zonnedorp.example/meedoen-thumbnail.png",
                     *               "large": "https://media.zonnedorp.example/meedoen-large.png"
                     *             }
                     *           },
                     *           "state": "active",
                     *           "type": "budget",
                     *           "type_locale": "Budget",
                     *           "archived": false,
                     *           "is_external": false,
                     *           "external_link_text": null,
                     *           "external_link_url": null,
                     *           "request_btn_text": "Aanvragen",
                     *           "start_date": "2023-01-01",
                     *           "start_date_locale": "1 jan, 2023",
                     *           "end_date": "2023-12-31",
                     *           "end_date_locale": "31 dec, 2023",
                     *           "end_at": "2023-12-31",
                     *           "end_at_locale": "31 dec, 2023",
                     *           "notification_amount": null,
                     *           "balance_provider": "top_ups",
                     *           "tags": [
                     *             {
                     *               "id": 4,
                     *               "key": "sport",
                     *               "name": "Sport"
                     *             }
                     *           ],
                     *           "criteria": [
                     *             {
                     *               "id": 31,
                     *               "record_type_key": "children_nth",
                     *               "record_type_name": "Aantal kinderen",
                     *               "operator": ">",
                     *               "value": "0",
                     *               "show_attachment": false,
                     *               "title": "Kinderen",
                     *               "description": "U heeft ten minste één kind.",
                     *               "description_html": "<p>U heeft ten minste één kind.</p>",
                     *               "external_validators": [],
                     *               "is_valid": true
                     *             }
                     *           ],
                     *           "formulas": [
                     *             {
                     *               "type": "multiply",
                     *               "amount": "50.00",
                     *               "record_type_key": "children_nth"
                     *             }
                     *           ],
                     *           "formula_products": [],
                     *           "fund_amount": null,
                     *           "faq_title": "Veelgestelde vragen",
                     *           "faq": [
                     *             {
                     *               "id": 1,
                     *               "title": "Hoe lang is het tegoed geldig?",
                     *               "description": "Eén jaar.",
                     *               "description_html": "<p>Eén jaar.</p>"
                     *             }
                     *           ],
                     *           "is_configured": true,
                     *           "allow_fund_requests": true,
                     *           "allow_prevalidations": true,
                     *           "allow_direct_requests": true,
                     *           "allow_blocking_vouchers": true,
                     *           "allow_reimbursements": true,
                     *           "allow_physical_cards": true,
                     *           "reservations_enabled": true,
                     *           "auto_validation": false,
                     *           "backoffice_fallback": false,
                     *           "bsn_confirmation_time": 900,
                     *           "email_required": false,
                     *           "contact_info_enabled": true,
                     *           "contact_info_required": false,
                     *           "contact_info_message_custom": false,
                     *           "contact_info_message_text": null,
                     *           "contact_info_message_default": "Hoe kunnen wij u bereiken?",
                     *           "validators": [
                     *             {
                     *               "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b"
                     *             }
                     *           ],
                     *           "has_pending_fund_requests": false,
                     *           "has_approved_fund_requests": false,
                     *           "taken_by_partner": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FundList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readFund: {
        parameters: {
            query?: {
                /** @description Fill `is_valid` of the criteria and `taken_by_partner`. For a signed-in caller they are always filled. */
                check_criteria?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 12,
                     *         "key": "meedoen",
                     *         "name": "Meedoenregeling Zonnedorp",
                     *         "description": "Voor **sport** en cultuur.",
                     *         "description_html": "<p>Voor <strong>sport</strong> en cultuur.</p>",
                     *         "description_short": "Voor sport en cultuur.",
                     *         "organization_id": 3,
                     *         "organization": {
                     *           "id": 3,
                     *           "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *           "name": "Gemeente Zonnedorp",
                     *           "kvk": "12345678",
                     *           "business_type_id": null,
                     *           "business_type": null,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "meedoen@zonnedorp.example",
                     *           "phone": null,
                     *           "website": "https://zonnedorp.example/",
                     *           "description": "De gemeente.",
                     *           "description_html": "<p>De gemeente.</p>",
                     *           "tags": [],
                     *           "logo": null
                     *         },
                     *         "implementation": {
                     *           "id": 2,
                     *           "key": "zonnedorp",
                     *           "name": "Zonnedorp",
                     *           "url_webshop": "https://meedoen.zonnedorp.example/",
                     *           "informal_communication": false,
                     *           "organization_id": 3,
                     *           "has_provider_terms_page": false
                     *         },
                     *         "logo": {
                     *           "uid": "5c1e0b7a4f2d4c0f9b6a8d3e2f1c0b9a",
                     *           "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *           "original_name": "meedoen.png",
                     *           "type": "fund_logo",
                     *           "ext": "png",
                     *           "dominant_color": "#2f6f8f",
                     *           "is_dark": true,
                     *           "sizes": {
                     *             "thumbnail": "https://media.zonnedorp.example/meedoen-thumbnail.png",
                     *             "large": "https://media.zonnedorp.example/meedoen-large.png"
                     *           }
                     *         },
                     *         "state": "active",
                     *         "type": "budget",
                     *         "type_locale": "Budget",
                     *         "archived": false,
                     *         "is_external": false,
                     *         "external_link_text": null,
                     *         "external_link_url": null,
                     *         "request_btn_text": "Aanvragen",
                     *         "start_date": "2023-01-01",
                     *         "start_date_locale": "1 jan, 2023",
                     *         "end_date": "2023-12-31",
                     *         "end_date_locale": "31 dec, 2023",
                     *         "end_at": "2023-12-31",
                     *         "end_at_locale": "31 dec, 2023",
                     *         "notification_amount": null,
                     *         "balance_provider": "top_ups",
                     *         "tags": [
                     *           {
                     *             "id": 4,
                     *             "key": "sport",
                     *             "name": "Sport"
                     *           }
                     *         ],
                     *         "criteria": [
                     *           {
                     *             "id": 31,
                     *             "record_type_key": "children_nth",
                     *             "record_type_name": "Aantal kinderen",
                     *             "operator": ">",
                     *             "value": "0",
                     *             "show_attachment": false,
                     *             "title": "Kinderen",
                     *             "description": "U heeft ten minste één kind.",
                     *             "description_html": "<p>U heeft ten minste één kind.</p>",
                     *             "external_validators": [],
                     *             "is_valid": true
                     *           }
                     *         ],
                     *         "formulas": [
                     *           {
                     *             "type": "multiply",
                     *             "amount": "50.00",
                     *             "record_type_key": "children_nth"
                     *           }
                     *         ],
                     *         "formula_products": [],
                     *         "fund_amount": null,
                     *         "faq_title": "Veelgestelde vragen",
                     *         "faq": [
                     *           {
                     *             "id": 1,
                     *             "title": "Hoe lang is het tegoed geldig?",
                     *             "description": "Eén jaar.",
                     *             "description_html": "<p>Eén jaar.</p>"
                     *           }
                     *         ],
                     *         "is_configured": true,
                     *         "allow_fund_requests": true,
                     *         "allow_prevalidations": true,
                     *         "allow_direct_requests": true,
                     *         "allow_blocking_vouchers": true,
                     *         "allow_reimbursements": true,
                     *         "allow_physical_cards": true,
                     *         "reservations_enabled": true,
                     *         "auto_validation": false,
                     *         "backoffice_fallback": false,
                     *         "bsn_confirmation_time": 900,
                     *         "email_required": false,
                     *         "contact_info_enabled": true,
                     *         "contact_info_required": false,
                     *         "contact_info_message_custom": false,
                     *         "contact_info_message_text": null,
                     *         "contact_info_message_default": "Hoe kunnen wij u bereiken?",
                     *         "validators": [
                     *           {
                     *             "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b"
                     *           }
                     *         ],
                     *         "has_pending_fund_requests": false,
                     *         "has_approved_fund_requests": false,
                     *         "taken_by_partner": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FundAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    applyFund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing new was made: the voucher that came with a request that was approved at once, or null when the fund makes no voucher. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedFund"];
                };
            };
            /** @description The new voucher. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description Rejected by a rule; the message is for the resident. */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Deze regeling staat nu niet open."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    checkFund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundCheck"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Throttled"];
        };
    };
    redeemCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "4f0a-91c7"
                 *     }
                 */
                "application/json": components["schemas"]["ActivationCode"];
            };
        };
        responses: {
            /** @description The vouchers that are now the caller's; may be none. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemedCode"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description The code was used, or the caller already has a voucher of this fund. */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaError"] | components["schemas"]["ErrorMessage"];
                };
            };
            /** @description Unknown code. */
            404: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "not_found",
                     *       "message": "Deze activatiecode kennen wij niet. Poging 1 van 3.",
                     *       "meta": {
                     *         "title": "Onbekende code",
                     *         "message": "Deze activatiecode kennen wij niet. Poging 1 van 3.",
                     *         "error": "not_found",
                     *         "attempts": 1,
                     *         "available_in": null,
                     *         "available_in_min": null,
                     *         "available_in_sec": null,
                     *         "decay_minutes": 180,
                     *         "max_attempts": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MetaError"];
                };
            };
            429: components["responses"]["Throttled"];
        };
    };
    createFundRequestByOldPath: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FundRequestForm"];
        responses: {
            201: components["responses"]["FundRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FundRequestInvalid"];
        };
    };
    listFundRequests: {
        parameters: {
            query?: {
                state?: components["schemas"]["FundRequestState"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
                /**
                 * @description Items on a page. Above the maximum is refused (422), not shortened.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, oldest first. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundRequestList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createFundRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FundRequestForm"];
        responses: {
            201: components["responses"]["FundRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FundRequestInvalid"];
        };
    };
    validateFundRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "fund_criterion_id": 31,
                 *           "record_type_key": "children_nth",
                 *           "value": "2",
                 *           "files": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FundRequestStep"];
            };
        };
        responses: {
            /** @description The step is valid. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["FundRequestInvalid"];
        };
    };
    updateFundRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Number of the request.
                 * @example 701
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
        };
    };
    listClarifications: {
        parameters: {
            query?: {
                /**
                 * @description Items on a page. Above the maximum is refused (422), not shortened.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the fund.
                 * @example 12
                 */
                fund_id: components["parameters"]["FundId"];
                /**
                 * @description Number of the request.
                 * @example 701
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 6,
                     *           "question": "Wilt u een bewijs van inkomen sturen?",
                     *           "message": "Het mag ook een foto zijn, als alle bedragen te lezen zijn.",
                     *           "attachment": null,
                     *           "answer": null,
                     *           "state": "pending",
                     *           "fund_request_record_id": 1501,
                     *           "fund_request_record_name": "Inkomen",
                     *           "files": [],
                     *           "answered_at": null,
                     *           "answered_at_locale": null,
                     *           "created_at": "2023-04-18 14:05:31",
                     *           "created_at_locale": "14:05 - 18 apr, 2023",
                     *           "updated_at": "2023-04-18 14:05:31",
                     *           "updated_at_locale": "14:05 - 18 apr, 2023"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/funds/12/requests/701/clarifications",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClarificationList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    readClarification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the fund.
                 * @example 12
                 */
                fund_id: components["parameters"]["FundId"];
                /**
                 * @description Number of the request.
                 * @example 701
                 */
                request_id: components["parameters"]["RequestId"];
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 6,
                     *         "question": "Wilt u een bewijs van inkomen sturen?",
                     *         "message": "Het mag ook een foto zijn, als alle bedragen te lezen zijn.",
                     *         "attachment": null,
                     *         "answer": null,
                     *         "state": "pending",
                     *         "fund_request_record_id": 1501,
                     *         "fund_request_record_name": "Inkomen",
                     *         "files": [],
                     *         "answered_at": null,
                     *         "answered_at_locale": null,
                     *         "created_at": "2023-04-18 14:05:31",
                     *         "created_at_locale": "14:05 - 18 apr, 2023",
                     *         "updated_at": "2023-04-18 14:05:31",
                     *         "updated_at_locale": "14:05 - 18 apr, 2023"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClarificationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
        };
    };
    answerClarification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the fund.
                 * @example 12
                 */
                fund_id: components["parameters"]["FundId"];
                /**
                 * @description Number of the request.
                 * @example 701
                 */
                request_id: components["parameters"]["RequestId"];
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "Hierbij mijn loonstrook.",
                 *       "files": [
                 *         "b7f0c3"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClarificationReply"];
            };
        };
        responses: {
            /** @description The answered question. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 6,
                     *         "question": "Wilt u een bewijs van inkomen sturen?",
                     *         "message": "Het mag ook een foto zijn, als alle bedragen te lezen zijn.",
                     *         "attachment": null,
                     *         "answer": "Hierbij mijn loonstrook.",
                     *         "state": "answered",
                     *         "fund_request_record_id": 1501,
                     *         "fund_request_record_name": "Inkomen",
                     *         "files": [
                     *           {
                     *             "uid": "b7f0c3",
                     *             "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *             "original_name": "loonstrook.pdf",
                     *             "type": "fund_request_clarification_proof",
                     *             "ext": "pdf",
                     *             "order": 0,
                     *             "size": "182.4kB",
                     *             "url": "https://media.zonnedorp.example/loonstrook.pdf",
                     *             "preview": null
                     *           }
                     *         ],
                     *         "answered_at": "2023-04-20 10:00:00",
                     *         "answered_at_locale": "10:00 - 20 apr, 2023",
                     *         "created_at": "2023-04-18 14:05:31",
                     *         "created_at_locale": "14:05 - 18 apr, 2023",
                     *         "updated_at": "2023-04-18 14:05:31",
                     *         "updated_at_locale": "14:05 - 18 apr, 2023"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClarificationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["FundRequestRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /** @description 0 is active and not expired, 1 is expired or not active, absent is all. */
                archived?: components["schemas"]["Flag"];
                type?: components["schemas"]["VoucherType"];
                state?: components["schemas"]["VoucherState"];
                /** @description Vouchers of funds that pay back. */
                allow_reimbursements?: components["schemas"]["Flag"];
                /** @description An existing product; fills `query_product`. */
                product_id?: number;
                /** @description An existing tenant. */
                implementation_id?: number;
                /** @description Key of an existing tenant. */
                implementation_key?: string;
                order_by?: "created_at" | "voucher_type";
                order_dir?: "asc" | "desc";
                /**
                 * @description Vouchers on a page; absent is 1000.
                 * @example 100
                 */
                per_page?: number;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 5021,
                     *           "address": "0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416",
                     *           "address_printable": "0x0b44e7d91fa2865cc3d07e18b25a9f6d4c31e7a0",
                     *           "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *           "fund_id": 12,
                     *           "type": "regular",
                     *           "state": "active",
                     *           "state_locale": "Actief",
                     *           "is_external": false,
                     *           "expired": false,
                     *           "deactivated": false,
                     *           "deactivated_at": null,
                     *           "deactivated_at_locale": null,
                     *           "returnable": false,
                     *           "used": false,
                     *           "amount": "87.50",
                     *           "transactions_count": 1,
                     *           "expire_at": {
                     *             "date": "2023-12-31 00:00:00.00000",
                     *             "timeZone": "Europe/Amsterdam"
                     *           },
                     *           "expire_at_locale": "31 dec, 2023",
                     *           "last_active_day": "2023-12-31",
                     *           "last_active_day_locale": "31 dec, 2023",
                     *           "last_transaction_at": "2023-02-20",
                     *           "last_transaction_at_locale": "20 feb, 2023",
                     *           "created_at": "2023-02-01 09:12:00",
                     *           "created_at_locale": "09:12 - 1 feb, 2023",
                     *           "timestamp": 1675239120,
                     *           "fund": {
                     *             "id": 12,
                     *             "key": "meedoen",
                     *             "name": "Meedoenregeling Zonnedorp",
                     *             "state": "active",
                     *             "type": "budget",
                     *             "url_webshop": "https://meedoen.zonnedorp.example/",
                     *             "logo": null,
                     *             "start_date": "2023-01-01 00:00",
                     *             "start_date_locale": "1 jan, 2023",
                     *             "end_date": "2023-12-31 00:00",
                     *             "end_date_locale": "31 dec, 2023",
                     *             "end_at": "2023-12-31",
                     *             "end_at_locale": "31 dec, 2023",
                     *             "organization": {
                     *               "id": 3,
                     *               "name": "Gemeente Zonnedorp",
                     *               "business_type_id": null,
                     *               "business_type": null,
                     *               "email_public": true,
                     *               "phone_public": false,
                     *               "website_public": true,
                     *               "email": "meedoen@zonnedorp.example",
                     *               "phone": null,
                     *               "website": "https://zonnedorp.example/",
                     *               "logo": null
                     *             },
                     *             "allow_physical_cards": true,
                     *             "allow_blocking_vouchers": true,
                     *             "allow_reimbursements": true,
                     *             "allow_reservations": true
                     *           },
                     *           "parent": null,
                     *           "physical_card": false,
                     *           "product": null,
                     *           "product_vouchers": [],
                     *           "history": [
                     *             {
                     *               "id": 1,
                     *               "event": "created_budget",
                     *               "event_locale": "Aangemaakt",
                     *               "created_at": "2023-02-01",
                     *               "created_at_locale": "1 feb, 2023"
                     *             }
                     *           ],
                     *           "query_product": null
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/vouchers?page=1",
                     *         "last": "/api/v1/platform/vouchers?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/vouchers",
                     *         "per_page": 100,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Either of the two addresses of a voucher. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                address: components["parameters"]["VoucherAddress"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher with its transactions and offices. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    returnVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Either of the two addresses of a voucher. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                address: components["parameters"]["VoucherAddress"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resolved back. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deactivateVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Either of the two addresses of a voucher. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                address: components["parameters"]["VoucherAddress"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "moved"
                 *     }
                 */
                "application/json": components["schemas"]["VoucherDeactivation"];
            };
        };
        responses: {
            /** @description The deactivated voucher. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 5021,
                     *         "address": "0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416",
                     *         "address_printable": "0x0b44e7d91fa2865cc3d07e18b25a9f6d4c31e7a0",
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "fund_id": 12,
                     *         "type": "regular",
                     *         "state": "deactivated",
                     *         "state_locale": "Gedeactiveerd",
                     *         "is_external": false,
                     *         "expired": false,
                     *         "deactivated": true,
                     *         "deactivated_at": "2023-04-18",
                     *         "deactivated_at_locale": "18 apr, 2023",
                     *         "returnable": false,
                     *         "used": false,
                     *         "amount": "87.50",
                     *         "transactions_count": 1,
                     *         "expire_at": {
                     *           "date": "2023-12-31 00:00:00.00000",
                     *           "timeZone": "Europe/Amsterdam"
                     *         },
                     *         "expire_at_locale": "31 dec, 2023",
                     *         "last_active_day": "2023-12-31",
                     *         "last_active_day_locale": "31 dec, 2023",
                     *         "last_transaction_at": "2023-02-20",
                     *         "last_transaction_at_locale": "20 feb, 2023",
                     *         "created_at": "2023-02-01 09:12:00",
                     *         "created_at_locale": "09:12 - 1 feb, 2023",
                     *         "timestamp": 1675239120,
                     *         "fund": {
                     *           "id": 12,
                     *           "key": "meedoen",
                     *           "name": "Meedoenregeling Zonnedorp",
                     *           "state": "active",
                     *           "type": "budget",
                     *           "url_webshop": "https://meedoen.zonnedorp.example/",
                     *           "logo": null,
                     *           "start_date": "2023-01-01 00:00",
                     *           "start_date_locale": "1 jan, 2023",
                     *           "end_date": "2023-12-31 00:00",
                     *           "end_date_locale": "31 dec, 2023",
                     *           "end_at": "2023-12-31",
                     *           "end_at_locale": "31 dec, 2023",
                     *           "organization": {
                     *             "id": 3,
                     *             "name": "Gemeente Zonnedorp",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "logo": null
                     *           },
                     *           "allow_physical_cards": true,
                     *           "allow_blocking_vouchers": true,
                     *           "allow_reimbursements": true,
                     *           "allow_reservations": true
                     *         },
                     *         "parent": null,
                     *         "physical_card": false,
                     *         "product": null,
                     *         "product_vouchers": [],
                     *         "history": [
                     *           {
                     *             "id": 1,
                     *             "event": "created_budget",
                     *             "event_locale": "Aangemaakt",
                     *             "created_at": "2023-02-01",
                     *             "created_at_locale": "1 feb, 2023"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "event": "deactivated",
                     *             "event_locale": "Gedeactiveerd",
                     *             "created_at": "2023-04-18",
                     *             "created_at_locale": "18 apr, 2023"
                     *           }
                     *         ],
                     *         "query_product": null,
                     *         "transactions": [
                     *           {
                     *             "id": 77,
                     *             "address": "0x77aa1c55e0b87d2461aa90c47be3d8125f6e0b11",
                     *             "organization_id": 44,
                     *             "product_id": null,
                     *             "state": "success",
                     *             "target": "provider",
                     *             "amount": "12.50",
                     *             "timestamp": 1676897100,
                     *             "organization": {
                     *               "id": 44,
                     *               "name": "Zwembad De Waterlelie",
                     *               "logo": null
                     *             },
                     *             "product": null,
                     *             "fund": {
                     *               "id": 12,
                     *               "name": "Meedoenregeling Zonnedorp",
                     *               "organization_id": 3,
                     *               "logo": null
                     *             },
                     *             "created_at": "2023-02-20 13:45:00",
                     *             "created_at_locale": "13:45 - 20 feb, 2023"
                     *           }
                     *         ],
                     *         "offices": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    shareVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Either of the two addresses of a voucher. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                address: components["parameters"]["VoucherAddress"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Ik kom woensdag langs.",
                 *       "send_copy": true
                 *     }
                 */
                "application/json": components["schemas"]["VoucherShare"];
            };
        };
        responses: {
            200: components["responses"]["Sent"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    emailVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Either of the two addresses of a voucher. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                address: components["parameters"]["VoucherAddress"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sent"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    linkPhysicalCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "100482137790"
                 *     }
                 */
                "application/json": components["schemas"]["PhysicalCardCode"];
            };
        };
        responses: {
            /** @description The linked card. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 311,
                     *         "code": "100482137790",
                     *         "address": "Lindelaan",
                     *         "house": "14",
                     *         "house_addition": "b",
                     *         "postcode": "7311 AA",
                     *         "city": "Zonnedorp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhysicalCardAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    unlinkPhysicalCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
                /**
                 * @description Number of the card.
                 * @example 311
                 */
                card: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPhysicalCardRequests: {
        parameters: {
            query?: {
                /**
                 * @description Items on a page. Above the maximum is refused (422), not shortened.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, newest first. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 8,
                     *           "address": "Lindelaan",
                     *           "house": "14",
                     *           "house_addition": "b",
                     *           "postcode": "7311 AA",
                     *           "city": "Zonnedorp"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/vouchers/5021/physical-card-requests",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhysicalCardRequestList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    orderPhysicalCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PhysicalCardOrder"];
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 8,
                     *         "address": "Lindelaan",
                     *         "house": "14",
                     *         "house_addition": "b",
                     *         "postcode": "7311 AA",
                     *         "city": "Zonnedorp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhysicalCardRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    validatePhysicalCardOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PhysicalCardOrder"];
        responses: {
            /** @description The address is valid. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    readPhysicalCardRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Address of the voucher, either of the two. An unknown one is 404.
                 * @example 0x8d21c0aa54e17f3390bb6ed24c71f0853ae9d416
                 */
                id: components["parameters"]["VoucherId"];
                /**
                 * @description Number of the order.
                 * @example 8
                 */
                request: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 8,
                     *         "address": "Lindelaan",
                     *         "house": "14",
                     *         "house_addition": "b",
                     *         "postcode": "7311 AA",
                     *         "city": "Zonnedorp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhysicalCardRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPrevalidations: {
        parameters: {
            query?: {
                /** @description Words in the code or in a value. */
                q?: string;
                fund_id?: number;
                state?: components["schemas"]["PrevalidationState"];
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
                exported?: components["schemas"]["Flag"];
                /** @example 10 */
                per_page?: number;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 90,
                     *           "uid": "4f0a-91c7",
                     *           "state": "pending",
                     *           "fund_id": 12,
                     *           "exported": false,
                     *           "records_hash": "0f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d7",
                     *           "uid_hash": "77c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b3",
                     *           "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *           "records": [
                     *             {
                     *               "id": 1,
                     *               "record_type_id": 6,
                     *               "key": "children_nth",
                     *               "name": "Aantal kinderen",
                     *               "value": "2"
                     *             }
                     *           ],
                     *           "created_at": "2023-04-18 14:05:31",
                     *           "created_at_locale": "14:05 - 18 apr, 2023"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/prevalidations",
                     *         "per_page": 10,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrevalidationList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createPrevalidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fund_id": 12,
                 *       "data": {
                 *         "uid": "10045",
                 *         "children_nth": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPrevalidation"];
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 90,
                     *         "uid": "4f0a-91c7",
                     *         "state": "pending",
                     *         "fund_id": 12,
                     *         "exported": false,
                     *         "records_hash": "0f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d7",
                     *         "uid_hash": "77c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b3",
                     *         "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *         "records": [
                     *           {
                     *             "id": 1,
                     *             "record_type_id": 6,
                     *             "key": "children_nth",
                     *             "name": "Aantal kinderen",
                     *             "value": "2"
                     *           }
                     *         ],
                     *         "created_at": "2023-04-18 14:05:31",
                     *         "created_at_locale": "14:05 - 18 apr, 2023"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrevalidationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readPrevalidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The code, two blocks of four characters with a dash between them.
                 * @example 4f0a-91c7
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 90,
                     *         "uid": "4f0a-91c7",
                     *         "state": "pending",
                     *         "fund_id": 12,
                     *         "exported": false,
                     *         "records_hash": "0f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d70f4e91d7",
                     *         "uid_hash": "77c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b377c1a0b3",
                     *         "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *         "records": [
                     *           {
                     *             "id": 1,
                     *             "record_type_id": 6,
                     *             "key": "children_nth",
                     *             "name": "Aantal kinderen",
                     *             "value": "2"
                     *           }
                     *         ],
                     *         "created_at": "2023-04-18 14:05:31",
                     *         "created_at_locale": "14:05 - 18 apr, 2023"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrevalidationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+31612345678",
                 *       "type": "me_app_download_link"
                 *     }
                 */
                "application/json": components["schemas"]["SmsMessage"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description The number is refused, by the rules or by the sending service. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"] | components["schemas"]["SmsRefused"];
                };
            };
            429: components["responses"]["Throttled"];
        };
    };
    readIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example",
                 *       "target": "fundRequest-12"
                 *     }
                 */
                "application/json": components["schemas"]["NewIdentity"];
            };
        };
        responses: {
            /** @description Created; the mail was sent. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c"
                     *     }
                     */
                    "application/json": components["schemas"]["NewIdentityAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example"
                 *     }
                 */
                "application/json": components["schemas"]["EmailToCheck"];
            };
        };
        responses: {
            /** @description The result of the check. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": {
                     *         "used": false,
                     *         "unique": true,
                     *         "valid": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailCheck"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createAuthToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pending access token and the token for the QR code. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "4e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c2",
                     *       "auth_token": "7c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d4"
                     *     }
                     */
                    "application/json": components["schemas"]["PendingAuthToken"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    createAuthCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pending access token and the code to type elsewhere. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "4e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c24e1f07a9c2",
                     *       "auth_code": 482913
                     *     }
                     */
                    "application/json": components["schemas"]["PendingAuthCode"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    sendLoginLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "j.vandijk@voorbeeld.example",
                 *       "source": "zonnedorp_webshop",
                 *       "target": "fundRequest-12"
                 *     }
                 */
                "application/json": components["schemas"]["LoginLinkRequest"];
            };
        };
        responses: {
            /** @description The mail was sent. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    checkAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
                /** @description The access token that waits for approval on another device. */
                "Access-Token"?: components["parameters"]["AccessToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the token. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenState"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    authorizeAuthToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auth_token": "7c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d47c0e91d4"
                 *     }
                 */
                "application/json": components["schemas"]["AuthTokenApproval"];
            };
        };
        responses: {
            /** @description Approved. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    authorizeAuthCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auth_code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["AuthCodeApproval"];
            };
        };
        responses: {
            /** @description Approved. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    exchangeEmailToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The one-time token from the link. Unknown is 404, used or too old is 403.
                 * @example b83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51a
                 */
                token: components["parameters"]["ExchangeToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Exchanged"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    exchangeConfirmationToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The one-time token from the link. Unknown is 404, used or too old is 403.
                 * @example b83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51a
                 */
                token: components["parameters"]["ExchangeToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Exchanged"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    exchangeShortToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The one-time token from the link. Unknown is 404, used or too old is 403.
                 * @example b83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51ab83d60f51a
                 */
                token: components["parameters"]["ExchangeToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Exchanged"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listEmails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 91,
                     *           "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *           "email": "noor@voorbeeld.example",
                     *           "verified": false,
                     *           "primary": false,
                     *           "created_at": "2023-04-18 14:05:31",
                     *           "created_at_locale": "14:05 - 18 apr, 2023",
                     *           "updated_at": "2023-04-18 14:05:31",
                     *           "updated_at_locale": "14:05 - 18 apr, 2023"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/identity/emails",
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdentityEmailList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    addEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example",
                 *       "target": "fundRequest-12"
                 *     }
                 */
                "application/json": components["schemas"]["NewEmail"];
            };
        };
        responses: {
            /** @description The address, not verified yet. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 91,
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "email": "noor@voorbeeld.example",
                     *         "verified": false,
                     *         "primary": false,
                     *         "created_at": "2023-04-18 14:05:31",
                     *         "created_at_locale": "14:05 - 18 apr, 2023",
                     *         "updated_at": "2023-04-18 14:05:31",
                     *         "updated_at_locale": "14:05 - 18 apr, 2023"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IdentityEmailAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["Throttled"];
        };
    };
    readEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdentityEmail"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    resendEmailVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdentityEmail"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Throttled"];
        };
    };
    promoteEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdentityEmail"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name or the description of the offer or its provider, in any case. From three characters also of the name of the category.
                 * @example zwem
                 */
                q?: string;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page.
                 * @example 10
                 */
                per_page?: number;
                /**
                 * @description Only offers in active funds of this type; absent means all types.
                 * @example budget
                 */
                fund_type?: components["schemas"]["FundType"];
                /**
                 * @description Only offers in this fund. It must exist.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Only offers in this category or below it. It must exist.
                 * @example 7
                 */
                product_category_id?: number;
                /**
                 * @description Only offers of this provider. An unknown number gives an empty list.
                 * @example 44
                 */
                organization_id?: number;
                /**
                 * @description What the list is sorted by. `most_popular` counts the payments made with the offer.
                 * @example created_at
                 */
                order_by?: "name" | "created_at" | "price" | "price_min" | "price_max" | "most_popular";
                /**
                 * @description Direction of the sort.
                 * @example desc
                 */
                order_by_dir?: "asc" | "desc";
                /**
                 * @description The name that the platform of today has for `order_by_dir`, which it ignores. The shop sends both with the same value; without `order_by_dir` this one sorts nothing.
                 * @example asc
                 */
                order_dir?: components["parameters"]["OrderDir"];
                /**
                 * @description Middle of the search area; works only together with `distance`. An unknown postcode finds nothing.
                 * @example 1234 AB
                 */
                postcode?: string;
                /**
                 * @description Kilometres as the crow flies; an office of the provider must lie closer. Works only with `postcode`.
                 * @example 10
                 */
                distance?: number;
                /**
                 * @description With 1 only the bookmarks of the caller; a visitor gets an empty list.
                 * @example 1
                 */
                bookmarked?: components["schemas"]["Flag"];
                /**
                 * @description Only offers with this kind of price.
                 * @example regular
                 */
                price_type?: components["schemas"]["PriceType"];
                /**
                 * @description With 1 only offers whose stock has no limit.
                 * @example 1
                 */
                unlimited_stock?: components["schemas"]["Flag"];
                /**
                 * @description With 1 also the offers that are hidden from the web shop.
                 * @example 0
                 */
                show_all?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listSampleProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only offers in active funds of this type; absent means all types.
                 * @example budget
                 */
                fund_type?: components["schemas"]["FundType"];
                /**
                 * @description How many offers to draw at most.
                 * @example 6
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawn offers. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 381,
                     *           "name": "Zwemles A (10 lessen)",
                     *           "description": "Tien lessen in het instructiebad.",
                     *           "description_html": "<p>Tien lessen in het instructiebad.</p>",
                     *           "organization_id": 44,
                     *           "organization": {
                     *             "id": 44,
                     *             "name": "Zwembad De Golfslag",
                     *             "business_type_id": 21,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "info@golfslag.example",
                     *             "phone": null,
                     *             "website": "https://golfslag.example",
                     *             "business_type": {
                     *               "id": 21,
                     *               "key": "zwembad",
                     *               "name": "Zwembad"
                     *             },
                     *             "logo": null
                     *           },
                     *           "product_category_id": 7,
                     *           "product_category": {
                     *             "id": 7,
                     *             "key": "sport",
                     *             "name": "Sport",
                     *             "parent_id": null
                     *           },
                     *           "photo": {
                     *             "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *             "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *             "original_name": "bad.jpg",
                     *             "type": "product_photo",
                     *             "ext": "jpg",
                     *             "dominant_color": "#2a6d91",
                     *             "is_dark": true,
                     *             "sizes": {
                     *               "thumbnail": "/media/bad-thumbnail.jpg",
                     *               "small": "/media/bad-small.jpg",
                     *               "large": "/media/bad-large.jpg"
                     *             }
                     *           },
                     *           "logo": null,
                     *           "price_type": "regular",
                     *           "price": "95.00",
                     *           "price_locale": "€ 95,-",
                     *           "price_discount": null,
                     *           "price_discount_locale": "",
                     *           "price_min": "15.00",
                     *           "price_max": "15.00",
                     *           "total_amount": 40,
                     *           "unlimited_stock": false,
                     *           "reserved_amount": 3,
                     *           "sold_amount": 12,
                     *           "stock_amount": 25,
                     *           "sold_out": false,
                     *           "expire_at": "2027-12-31",
                     *           "expire_at_locale": "31 dec, 2027",
                     *           "expired": false,
                     *           "deleted": false,
                     *           "deleted_at": null,
                     *           "deleted_at_locale": null,
                     *           "reservation_enabled": true,
                     *           "reservation_policy": "global",
                     *           "reservation": {
                     *             "phone": "optional",
                     *             "address": "no",
                     *             "birth_date": "required"
                     *           },
                     *           "funds": [
                     *             {
                     *               "id": 12,
                     *               "name": "Meedoen in Zonnedorp",
                     *               "type": "budget",
                     *               "logo": null,
                     *               "organization": {
                     *                 "id": 5,
                     *                 "name": "Gemeente Zonnedorp"
                     *               },
                     *               "end_at": "2027-12-31",
                     *               "end_at_locale": "31 dec, 2027",
                     *               "reservations_enabled": true,
                     *               "limit_total": null,
                     *               "limit_per_identity": null,
                     *               "limit_available": null
                     *             },
                     *             {
                     *               "id": 15,
                     *               "name": "Sportactie jeugd",
                     *               "type": "subsidies",
                     *               "logo": null,
                     *               "organization": {
                     *                 "id": 5,
                     *                 "name": "Gemeente Zonnedorp"
                     *               },
                     *               "end_at": "2027-12-31",
                     *               "end_at_locale": "31 dec, 2027",
                     *               "reservations_enabled": true,
                     *               "limit_total": 100,
                     *               "limit_per_identity": 2,
                     *               "limit_available": 1,
                     *               "price": 15,
                     *               "price_locale": "€ 15,-"
                     *             }
                     *           ],
                     *           "offices": [],
                     *           "bookmarked": false
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/products/sample",
                     *         "per_page": 6,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SampleProductList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 381,
                     *         "name": "Zwemles A (10 lessen)",
                     *         "description": "Tien lessen in het instructiebad.",
                     *         "description_html": "<p>Tien lessen in het instructiebad.</p>",
                     *         "organization_id": 44,
                     *         "organization": {
                     *           "id": 44,
                     *           "name": "Zwembad De Golfslag",
                     *           "business_type_id": 21,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "logo": null
                     *         },
                     *         "product_category_id": 7,
                     *         "product_category": {
                     *           "id": 7,
                     *           "key": "sport",
                     *           "name": "Sport",
                     *           "parent_id": null
                     *         },
                     *         "photo": {
                     *           "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *           "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *           "original_name": "bad.jpg",
                     *           "type": "product_photo",
                     *           "ext": "jpg",
                     *           "dominant_color": "#2a6d91",
                     *           "is_dark": true,
                     *           "sizes": {
                     *             "thumbnail": "/media/bad-thumbnail.jpg",
                     *             "small": "/media/bad-small.jpg",
                     *             "large": "/media/bad-large.jpg"
                     *           }
                     *         },
                     *         "logo": null,
                     *         "price_type": "regular",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "price_discount": null,
                     *         "price_discount_locale": "",
                     *         "price_min": "15.00",
                     *         "price_max": "15.00",
                     *         "total_amount": 40,
                     *         "unlimited_stock": false,
                     *         "reserved_amount": 3,
                     *         "sold_amount": 12,
                     *         "stock_amount": 25,
                     *         "sold_out": false,
                     *         "expire_at": "2027-12-31",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired": false,
                     *         "deleted": false,
                     *         "deleted_at": null,
                     *         "deleted_at_locale": null,
                     *         "reservation_enabled": true,
                     *         "reservation_policy": "global",
                     *         "reservation": {
                     *           "phone": "optional",
                     *           "address": "no",
                     *           "birth_date": "required"
                     *         },
                     *         "funds": [
                     *           {
                     *             "id": 12,
                     *             "name": "Meedoen in Zonnedorp",
                     *             "type": "budget",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": null,
                     *             "limit_per_identity": null,
                     *             "limit_available": null
                     *           },
                     *           {
                     *             "id": 15,
                     *             "name": "Sportactie jeugd",
                     *             "type": "subsidies",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": 100,
                     *             "limit_per_identity": 2,
                     *             "limit_available": 1,
                     *             "price": 15,
                     *             "price_locale": "€ 15,-"
                     *           }
                     *         ],
                     *         "offices": [],
                     *         "bookmarked": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    bookmarkProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, with `bookmarked` on. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 381,
                     *         "name": "Zwemles A (10 lessen)",
                     *         "description": "Tien lessen in het instructiebad.",
                     *         "description_html": "<p>Tien lessen in het instructiebad.</p>",
                     *         "organization_id": 44,
                     *         "organization": {
                     *           "id": 44,
                     *           "name": "Zwembad De Golfslag",
                     *           "business_type_id": 21,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "logo": null
                     *         },
                     *         "product_category_id": 7,
                     *         "product_category": {
                     *           "id": 7,
                     *           "key": "sport",
                     *           "name": "Sport",
                     *           "parent_id": null
                     *         },
                     *         "photo": {
                     *           "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *           "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *           "original_name": "bad.jpg",
                     *           "type": "product_photo",
                     *           "ext": "jpg",
                     *           "dominant_color": "#2a6d91",
                     *           "is_dark": true,
                     *           "sizes": {
                     *             "thumbnail": "/media/bad-thumbnail.jpg",
                     *             "small": "/media/bad-small.jpg",
                     *             "large": "/media/bad-large.jpg"
                     *           }
                     *         },
                     *         "logo": null,
                     *         "price_type": "regular",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "price_discount": null,
                     *         "price_discount_locale": "",
                     *         "price_min": "15.00",
                     *         "price_max": "15.00",
                     *         "total_amount": 40,
                     *         "unlimited_stock": false,
                     *         "reserved_amount": 3,
                     *         "sold_amount": 12,
                     *         "stock_amount": 25,
                     *         "sold_out": false,
                     *         "expire_at": "2027-12-31",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired": false,
                     *         "deleted": false,
                     *         "deleted_at": null,
                     *         "deleted_at_locale": null,
                     *         "reservation_enabled": true,
                     *         "reservation_policy": "global",
                     *         "reservation": {
                     *           "phone": "optional",
                     *           "address": "no",
                     *           "birth_date": "required"
                     *         },
                     *         "funds": [
                     *           {
                     *             "id": 12,
                     *             "name": "Meedoen in Zonnedorp",
                     *             "type": "budget",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": null,
                     *             "limit_per_identity": null,
                     *             "limit_available": null
                     *           },
                     *           {
                     *             "id": 15,
                     *             "name": "Sportactie jeugd",
                     *             "type": "subsidies",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": 100,
                     *             "limit_per_identity": 2,
                     *             "limit_available": 1,
                     *             "price": 15,
                     *             "price_locale": "€ 15,-"
                     *           }
                     *         ],
                     *         "offices": [],
                     *         "bookmarked": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeProductBookmark: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, with `bookmarked` off. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 381,
                     *         "name": "Zwemles A (10 lessen)",
                     *         "description": "Tien lessen in het instructiebad.",
                     *         "description_html": "<p>Tien lessen in het instructiebad.</p>",
                     *         "organization_id": 44,
                     *         "organization": {
                     *           "id": 44,
                     *           "name": "Zwembad De Golfslag",
                     *           "business_type_id": 21,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "logo": null
                     *         },
                     *         "product_category_id": 7,
                     *         "product_category": {
                     *           "id": 7,
                     *           "key": "sport",
                     *           "name": "Sport",
                     *           "parent_id": null
                     *         },
                     *         "photo": {
                     *           "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *           "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *           "original_name": "bad.jpg",
                     *           "type": "product_photo",
                     *           "ext": "jpg",
                     *           "dominant_color": "#2a6d91",
                     *           "is_dark": true,
                     *           "sizes": {
                     *             "thumbnail": "/media/bad-thumbnail.jpg",
                     *             "small": "/media/bad-small.jpg",
                     *             "large": "/media/bad-large.jpg"
                     *           }
                     *         },
                     *         "logo": null,
                     *         "price_type": "regular",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "price_discount": null,
                     *         "price_discount_locale": "",
                     *         "price_min": "15.00",
                     *         "price_max": "15.00",
                     *         "total_amount": 40,
                     *         "unlimited_stock": false,
                     *         "reserved_amount": 3,
                     *         "sold_amount": 12,
                     *         "stock_amount": 25,
                     *         "sold_out": false,
                     *         "expire_at": "2027-12-31",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired": false,
                     *         "deleted": false,
                     *         "deleted_at": null,
                     *         "deleted_at_locale": null,
                     *         "reservation_enabled": true,
                     *         "reservation_policy": "global",
                     *         "reservation": {
                     *           "phone": "optional",
                     *           "address": "no",
                     *           "birth_date": "required"
                     *         },
                     *         "funds": [
                     *           {
                     *             "id": 12,
                     *             "name": "Meedoen in Zonnedorp",
                     *             "type": "budget",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": null,
                     *             "limit_per_identity": null,
                     *             "limit_available": null
                     *           },
                     *           {
                     *             "id": 15,
                     *             "name": "Sportactie jeugd",
                     *             "type": "subsidies",
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "end_at": "2027-12-31",
                     *             "end_at_locale": "31 dec, 2027",
                     *             "reservations_enabled": true,
                     *             "limit_total": 100,
                     *             "limit_per_identity": 2,
                     *             "limit_available": 1,
                     *             "price": 15,
                     *             "price_locale": "€ 15,-"
                     *           }
                     *         ],
                     *         "offices": [],
                     *         "bookmarked": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProductCategories: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example sport
                 */
                q?: string;
                /**
                 * @description Only the children of this category, which must exist; the word `null` gives the top of the tree.
                 * @example null
                 */
                parent_id?: string;
                /**
                 * @description With 1 only categories with a visible offer, in the category itself or below it.
                 * @example 1
                 */
                used?: components["schemas"]["Flag"];
                /**
                 * @description Type of fund that `used` looks at.
                 * @example budget
                 */
                used_type?: components["schemas"]["FundType"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 1000.
                 * @example 1000
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "key": "sport",
                     *           "name": "Sport",
                     *           "parent_id": null
                     *         },
                     *         {
                     *           "id": 18,
                     *           "key": "zwemmen",
                     *           "name": "Zwemmen",
                     *           "parent_id": 7
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/product-categories?page=1",
                     *         "last": "/api/v1/platform/product-categories?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/product-categories",
                     *         "per_page": 1000,
                     *         "to": 2,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readProductCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 18,
                     *         "key": "zwemmen",
                     *         "name": "Zwemmen",
                     *         "parent_id": 7
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductCategoryAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /**
                 * @description Part of a text to look for.
                 * @example zwem
                 */
                q?: string;
                /**
                 * @description Only providers in this fund, which must be a fund of the tenant.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Only providers of this kind. It must exist.
                 * @example 21
                 */
                business_type_id?: number;
                /**
                 * @description Only providers with a visible offer in this category or below it. It must exist.
                 * @example 7
                 */
                product_category_id?: number;
                /**
                 * @description Middle of the search area; works only together with `distance`. An unknown postcode finds nothing.
                 * @example 1234 AB
                 */
                postcode?: string;
                /**
                 * @description Kilometres as the crow flies; an office must lie closer. Works only with `postcode`.
                 * @example 10
                 */
                distance?: number;
                /**
                 * @description What the list is sorted by.
                 * @example name
                 */
                order_by?: "name" | "created_at";
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order_by_dir?: "asc" | "desc";
                /**
                 * @description The name that the platform of today has for `order_by_dir`, which it ignores. The shop sends both with the same value; without `order_by_dir` this one sorts nothing.
                 * @example asc
                 */
                order_dir?: components["parameters"]["OrderDir"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The map asks for 1000.
                 * @example 15
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 44,
                     *           "name": "Zwembad De Golfslag",
                     *           "description": "Zwemmen voor **iedereen**.",
                     *           "description_html": "<p>Zwemmen voor <strong>iedereen</strong>.</p>",
                     *           "business_type_id": 21,
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "email": "info@golfslag.example",
                     *           "website": "https://golfslag.example",
                     *           "logo": null,
                     *           "offices": [
                     *             {
                     *               "id": 71,
                     *               "organization_id": 44,
                     *               "address": "Lindelaan 12, 1234 AB Zonnedorp",
                     *               "phone": null,
                     *               "lat": "52.3731",
                     *               "lon": "4.8922",
                     *               "postcode": "1234 AB",
                     *               "postcode_number": "12",
                     *               "postcode_addition": null,
                     *               "state": "active",
                     *               "photo": null,
                     *               "organization": {
                     *                 "id": 44,
                     *                 "name": "Zwembad De Golfslag",
                     *                 "business_type_id": 21,
                     *                 "email_public": true,
                     *                 "phone_public": false,
                     *                 "website_public": true,
                     *                 "email": "info@golfslag.example",
                     *                 "phone": null,
                     *                 "website": "https://golfslag.example",
                     *                 "business_type": {
                     *                   "id": 21,
                     *                   "key": "zwembad",
                     *                   "name": "Zwembad"
                     *                 },
                     *                 "logo": null
                     *               },
                     *               "schedule": [
                     *                 {
                     *                   "id": 501,
                     *                   "office_id": 71,
                     *                   "week_day": 0,
                     *                   "start_time": "08:30",
                     *                   "end_time": "17:00",
                     *                   "break_start_time": "",
                     *                   "break_end_time": ""
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/providers?page=1",
                     *         "last": "/api/v1/platform/providers?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/providers",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 44,
                     *         "name": "Zwembad De Golfslag",
                     *         "description": "Zwemmen voor **iedereen**.",
                     *         "description_html": "<p>Zwemmen voor <strong>iedereen</strong>.</p>",
                     *         "business_type_id": 21,
                     *         "business_type": {
                     *           "id": 21,
                     *           "key": "zwembad",
                     *           "name": "Zwembad"
                     *         },
                     *         "email": "info@golfslag.example",
                     *         "website": "https://golfslag.example",
                     *         "logo": null,
                     *         "offices": [
                     *           {
                     *             "id": 71,
                     *             "organization_id": 44,
                     *             "address": "Lindelaan 12, 1234 AB Zonnedorp",
                     *             "phone": null,
                     *             "lat": "52.3731",
                     *             "lon": "4.8922",
                     *             "postcode": "1234 AB",
                     *             "postcode_number": "12",
                     *             "postcode_addition": null,
                     *             "state": "active",
                     *             "photo": null,
                     *             "organization": {
                     *               "id": 44,
                     *               "name": "Zwembad De Golfslag",
                     *               "business_type_id": 21,
                     *               "email_public": true,
                     *               "phone_public": false,
                     *               "website_public": true,
                     *               "email": "info@golfslag.example",
                     *               "phone": null,
                     *               "website": "https://golfslag.example",
                     *               "business_type": {
                     *                 "id": 21,
                     *                 "key": "zwembad",
                     *                 "name": "Zwembad"
                     *               },
                     *               "logo": null
                     *             },
                     *             "schedule": [
                     *               {
                     *                 "id": 501,
                     *                 "office_id": 71,
                     *                 "week_day": 0,
                     *                 "start_time": "08:30",
                     *                 "end_time": "17:00",
                     *                 "break_start_time": "",
                     *                 "break_end_time": ""
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOffices: {
        parameters: {
            query?: {
                /**
                 * @description Part of a text to look for.
                 * @example golfslag
                 */
                q?: string;
                /**
                 * @description With 1 only offices of providers that are approved for an active fund of the tenant.
                 * @example 1
                 */
                approved?: components["schemas"]["Flag"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page, without a maximum. Never refused; what is no whole number above 0 acts as 100.
                 * @example 100
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offices. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 71,
                     *           "organization_id": 44,
                     *           "address": "Lindelaan 12, 1234 AB Zonnedorp",
                     *           "phone": "+31201234567",
                     *           "lat": "52.3731",
                     *           "lon": "4.8922",
                     *           "postcode": "1234 AB",
                     *           "postcode_number": "12",
                     *           "postcode_addition": null,
                     *           "state": "active",
                     *           "photo": null,
                     *           "organization": {
                     *             "id": 44,
                     *             "name": "Zwembad De Golfslag",
                     *             "business_type_id": 21,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "info@golfslag.example",
                     *             "phone": null,
                     *             "website": "https://golfslag.example",
                     *             "business_type": {
                     *               "id": 21,
                     *               "key": "zwembad",
                     *               "name": "Zwembad"
                     *             },
                     *             "logo": null
                     *           },
                     *           "schedule": [
                     *             {
                     *               "id": 501,
                     *               "office_id": 71,
                     *               "week_day": 0,
                     *               "start_time": "08:30",
                     *               "end_time": "17:00",
                     *               "break_start_time": "12:00",
                     *               "break_end_time": "12:30"
                     *             },
                     *             {
                     *               "id": 502,
                     *               "office_id": 71,
                     *               "week_day": 2,
                     *               "start_time": "08:30",
                     *               "end_time": "21:00",
                     *               "break_start_time": "",
                     *               "break_end_time": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/offices?page=1",
                     *         "last": "/api/v1/platform/offices?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/offices",
                     *         "per_page": 100,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readOffice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The office. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 71,
                     *         "organization_id": 44,
                     *         "address": "Lindelaan 12, 1234 AB Zonnedorp",
                     *         "phone": "+31201234567",
                     *         "lat": "52.3731",
                     *         "lon": "4.8922",
                     *         "postcode": "1234 AB",
                     *         "postcode_number": "12",
                     *         "postcode_addition": null,
                     *         "state": "active",
                     *         "photo": null,
                     *         "organization": {
                     *           "id": 44,
                     *           "name": "Zwembad De Golfslag",
                     *           "business_type_id": 21,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "logo": null
                     *         },
                     *         "schedule": [
                     *           {
                     *             "id": 501,
                     *             "office_id": 71,
                     *             "week_day": 0,
                     *             "start_time": "08:30",
                     *             "end_time": "17:00",
                     *             "break_start_time": "12:00",
                     *             "break_end_time": "12:30"
                     *           },
                     *           {
                     *             "id": 502,
                     *             "office_id": 71,
                     *             "week_day": 2,
                     *             "start_time": "08:30",
                     *             "end_time": "21:00",
                     *             "break_start_time": "",
                     *             "break_end_time": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listBusinessTypes: {
        parameters: {
            query?: {
                /**
                 * @description With 1 only the types of providers that are approved for a fund of the tenant.
                 * @example 1
                 */
                used?: components["schemas"]["Flag"];
                /** @description Accepted for older clients; the list stays the same. */
                q?: string;
                /**
                 * @description Accepted for older clients with any value; does not change the list.
                 * @example null
                 */
                parent_id?: string | number | null;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 9999.
                 * @example 9999
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of business types. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 21,
                     *           "key": "zwembad",
                     *           "name": "Zwembad"
                     *         },
                     *         {
                     *           "id": 34,
                     *           "key": "sportvereniging",
                     *           "name": "Sportvereniging"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/business-types?page=1",
                     *         "last": "/api/v1/platform/business-types?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/business-types",
                     *         "per_page": 9999,
                     *         "to": 2,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BusinessTypeList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readBusinessType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business type. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 21,
                     *         "key": "zwembad",
                     *         "name": "Zwembad"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BusinessTypeAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description With `funds` only the web shop tags that active funds of the tenant carry.
                 * @example funds
                 */
                type?: "funds";
                /**
                 * @description Where the tag is shown.
                 * @example webshop
                 */
                scope?: "dashboard" | "webshop";
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 1000.
                 * @example 1000
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "Sport en bewegen",
                     *           "key": "sport-en-bewegen"
                     *         },
                     *         {
                     *           "id": 4,
                     *           "name": "Kinderen",
                     *           "key": "kinderen"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/tags?page=1",
                     *         "last": "/api/v1/platform/tags?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/tags",
                     *         "per_page": 1000,
                     *         "to": 2,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TagList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 3,
                     *         "name": "Sport en bewegen",
                     *         "key": "sport-en-bewegen"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TagAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description With 1 only organisations where the caller works (none for a visitor), with 0 all.
                 * @example 0
                 */
                is_employee?: 0 | 1;
                /**
                 * @description With 1 only organisations with funds.
                 * @example 1
                 */
                is_sponsor?: components["schemas"]["Flag"];
                /**
                 * @description With 1 only providers.
                 * @example 1
                 */
                is_provider?: components["schemas"]["Flag"];
                /**
                 * @description With 1 only validators.
                 * @example 1
                 */
                is_validator?: components["schemas"]["Flag"];
                /**
                 * @description With 1 only organisations with an active fund of the tenant.
                 * @example 1
                 */
                implementation?: components["schemas"]["Flag"];
                /**
                 * @description With 1 only those with a visible offer in active funds of `fund_type`, with 0 only those without offers.
                 * @example 1
                 */
                has_products?: components["schemas"]["Flag"];
                /**
                 * @description Type of fund that `has_products` looks at.
                 * @example budget
                 */
                fund_type?: "budget" | "subsidies" | "external";
                /**
                 * @description With 1 only providers where the caller has a reservation.
                 * @example 1
                 */
                has_reservations?: components["schemas"]["Flag"];
                /**
                 * @description Part of the name or the description.
                 * @example zwem
                 */
                q?: string;
                /** @description Only organisations where the caller has this role. The key must exist. */
                role?: string;
                /**
                 * @description Parts to add to every organisation. A list with commas, in one `dependency`, does the same.
                 * @example [
                 *       "logo",
                 *       "funds_count"
                 *     ]
                 */
                "dependency[]"?: ("logo" | "funds" | "funds_count" | "business_type" | "permissions" | "employees.roles.permissions" | "bank_connection_active" | "offices")[];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 300, or for 100 when it needs all pages.
                 * @example 300
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organisations. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 44,
                     *           "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *           "name": "Zwembad De Golfslag",
                     *           "kvk": "87654321",
                     *           "business_type_id": 21,
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "description": "Zwemmen voor **iedereen**.",
                     *           "description_html": "<p>Zwemmen voor <strong>iedereen</strong>.</p>",
                     *           "reservation_phone": "optional",
                     *           "reservation_address": "no",
                     *           "reservation_birth_date": "no",
                     *           "tags": [
                     *             {
                     *               "id": 3,
                     *               "name": "Sport en bewegen",
                     *               "key": "sport-en-bewegen"
                     *             }
                     *           ],
                     *           "logo": null,
                     *           "offices_count": 2
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/organizations?page=1",
                     *         "last": "/api/v1/platform/organizations?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/organizations",
                     *         "per_page": 300,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 44,
                     *         "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *         "name": "Zwembad De Golfslag",
                     *         "kvk": "87654321",
                     *         "business_type_id": 21,
                     *         "business_type": {
                     *           "id": 21,
                     *           "key": "zwembad",
                     *           "name": "Zwembad"
                     *         },
                     *         "email_public": true,
                     *         "phone_public": false,
                     *         "website_public": true,
                     *         "email": "info@golfslag.example",
                     *         "phone": null,
                     *         "website": "https://golfslag.example",
                     *         "description": "Zwemmen voor **iedereen**.",
                     *         "description_html": "<p>Zwemmen voor <strong>iedereen</strong>.</p>",
                     *         "reservation_phone": "optional",
                     *         "reservation_address": "no",
                     *         "reservation_birth_date": "no",
                     *         "tags": [
                     *           {
                     *             "id": 3,
                     *             "name": "Sport en bewegen",
                     *             "key": "sport-en-bewegen"
                     *           }
                     *         ],
                     *         "logo": null,
                     *         "offices_count": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOrganizationFunds: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name.
                 * @example meedoen
                 */
                q?: string;
                /**
                 * @description Only funds with this tag. The key must exist.
                 * @example sport-en-bewegen
                 */
                tag?: string;
                /**
                 * @description Only this fund. It must exist.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Only funds of this organisation. It must exist.
                 * @example 5
                 */
                organization_id?: number;
                /**
                 * @description Only funds of this tenant. It must exist.
                 * @example 2
                 */
                implementation_id?: number;
                /**
                 * @description What funds in the same state are sorted by.
                 * @example created_at
                 */
                order_by?: "created_at";
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order_by_dir?: "asc" | "desc";
                /**
                 * @description With 1 only funds that are set up on the platform.
                 * @example 1
                 */
                configured?: components["schemas"]["Flag"];
                /**
                 * @description With 1 also archived funds.
                 * @example 0
                 */
                with_archived?: components["schemas"]["Flag"];
                /**
                 * @description With 1 also external funds.
                 * @example 0
                 */
                with_external?: components["schemas"]["Flag"];
                /** @description Figures for dashboards; a web shop does not ask for them. */
                stats?: "all" | "budget" | "product_vouchers" | "min";
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page.
                 * @example 15
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of funds. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "key": "meedoen",
                     *           "name": "Meedoen in Zonnedorp",
                     *           "description": "Voor sport, cultuur en school.",
                     *           "description_html": "<p>Voor sport, cultuur en school.</p>",
                     *           "description_short": "Voor sport, cultuur en school.",
                     *           "organization_id": 5,
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           },
                     *           "implementation": null,
                     *           "logo": null,
                     *           "state": "active",
                     *           "type": "budget",
                     *           "type_locale": "Budget",
                     *           "archived": false,
                     *           "is_external": false,
                     *           "external_link_text": null,
                     *           "external_link_url": null,
                     *           "request_btn_text": "Aanvragen",
                     *           "start_date": "2026-01-01",
                     *           "start_date_locale": "1 jan, 2026",
                     *           "end_date": "2027-12-31",
                     *           "end_date_locale": "31 dec, 2027",
                     *           "end_at": "2027-12-31",
                     *           "end_at_locale": "31 dec, 2027",
                     *           "notification_amount": null,
                     *           "balance_provider": "top_ups",
                     *           "tags": [],
                     *           "criteria": [],
                     *           "formulas": [
                     *             {
                     *               "type": "fixed",
                     *               "amount": "300.00",
                     *               "record_type_key": null
                     *             }
                     *           ],
                     *           "formula_products": [],
                     *           "fund_amount": "300.00",
                     *           "faq_title": null,
                     *           "faq": [],
                     *           "is_configured": true,
                     *           "allow_fund_requests": true,
                     *           "allow_prevalidations": true,
                     *           "allow_direct_requests": true,
                     *           "allow_blocking_vouchers": true,
                     *           "allow_reimbursements": true,
                     *           "allow_physical_cards": false,
                     *           "reservations_enabled": true,
                     *           "auto_validation": false,
                     *           "backoffice_fallback": false,
                     *           "bsn_confirmation_time": 900,
                     *           "email_required": false,
                     *           "contact_info_enabled": false,
                     *           "contact_info_required": false,
                     *           "contact_info_message_custom": false,
                     *           "contact_info_message_text": null,
                     *           "contact_info_message_default": "Hoe kunnen wij u bereiken?",
                     *           "validators": [],
                     *           "has_pending_fund_requests": false,
                     *           "has_approved_fund_requests": false
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/organizations/5/funds?page=1",
                     *         "last": "/api/v1/platform/organizations/5/funds?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/organizations/5/funds",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationFundList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    updateFundProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the sponsor.
                 * @example 5
                 */
                org: number;
                /**
                 * @description Number of the fund.
                 * @example 12
                 */
                fund: number;
                /**
                 * @description Number of the application, not of the organisation that applied.
                 * @example 88
                 */
                provider: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["FundProviderChange"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 88,
                     *         "organization_id": 44,
                     *         "fund_id": 12,
                     *         "state": "approved",
                     *         "state_locale": "Goedgekeurd",
                     *         "allow_budget": true,
                     *         "allow_products": false,
                     *         "allow_some_products": true,
                     *         "products": [
                     *           381
                     *         ],
                     *         "products_count_all": 4,
                     *         "products_count_available": 3,
                     *         "products_count_approved": 1,
                     *         "fund": {
                     *           "id": 12,
                     *           "key": "meedoen",
                     *           "name": "Meedoen in Zonnedorp",
                     *           "description": "Voor sport, cultuur en school.",
                     *           "description_html": "<p>Voor sport, cultuur en school.</p>",
                     *           "description_short": "Voor sport, cultuur en school.",
                     *           "organization_id": 5,
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           },
                     *           "implementation": null,
                     *           "logo": null,
                     *           "state": "active",
                     *           "type": "budget",
                     *           "type_locale": "Budget",
                     *           "archived": false,
                     *           "is_external": false,
                     *           "external_link_text": null,
                     *           "external_link_url": null,
                     *           "request_btn_text": "Aanvragen",
                     *           "start_date": "2026-01-01",
                     *           "start_date_locale": "1 jan, 2026",
                     *           "end_date": "2027-12-31",
                     *           "end_date_locale": "31 dec, 2027",
                     *           "end_at": "2027-12-31",
                     *           "end_at_locale": "31 dec, 2027",
                     *           "notification_amount": null,
                     *           "balance_provider": "top_ups",
                     *           "tags": [],
                     *           "criteria": [],
                     *           "formulas": [
                     *             {
                     *               "type": "fixed",
                     *               "amount": "300.00",
                     *               "record_type_key": null
                     *             }
                     *           ],
                     *           "formula_products": [],
                     *           "fund_amount": "300.00",
                     *           "faq_title": null,
                     *           "faq": [],
                     *           "is_configured": true,
                     *           "allow_fund_requests": true,
                     *           "allow_prevalidations": true,
                     *           "allow_direct_requests": true,
                     *           "allow_blocking_vouchers": true,
                     *           "allow_reimbursements": true,
                     *           "allow_physical_cards": false,
                     *           "reservations_enabled": true,
                     *           "auto_validation": false,
                     *           "backoffice_fallback": false,
                     *           "bsn_confirmation_time": 900,
                     *           "email_required": false,
                     *           "contact_info_enabled": false,
                     *           "contact_info_required": false,
                     *           "contact_info_message_custom": false,
                     *           "contact_info_message_text": null,
                     *           "contact_info_message_default": "Hoe kunnen wij u bereiken?",
                     *           "validators": [],
                     *           "has_pending_fund_requests": false,
                     *           "has_approved_fund_requests": false
                     *         },
                     *         "offices": [],
                     *         "employees": [],
                     *         "organization": {
                     *           "id": 44,
                     *           "identity_address": "0x5b21c0aa54e17f3390bb6ed24c71f0853ae9d418",
                     *           "name": "Zwembad De Golfslag",
                     *           "kvk": "87654321",
                     *           "business_type_id": 21,
                     *           "business_type": {
                     *             "id": 21,
                     *             "key": "zwembad",
                     *             "name": "Zwembad"
                     *           },
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "info@golfslag.example",
                     *           "phone": null,
                     *           "website": "https://golfslag.example",
                     *           "description": "Zwemmen voor **iedereen**.",
                     *           "description_html": "<p>Zwemmen voor <strong>iedereen</strong>.</p>",
                     *           "reservation_phone": "optional",
                     *           "reservation_address": "no",
                     *           "reservation_birth_date": "no",
                     *           "tags": [
                     *             {
                     *               "id": 3,
                     *               "name": "Sport en bewegen",
                     *               "key": "sport-en-bewegen"
                     *             }
                     *           ],
                     *           "logo": null,
                     *           "offices_count": 2
                     *         },
                     *         "can_cancel": false,
                     *         "can_unsubscribe": false,
                     *         "last_activity": "2026-11-20 10:14:00",
                     *         "last_activity_locale": "20 nov, 2026"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FundProviderAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listOrganizationValidators: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page.
                 * @example 15
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of validators. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *           "organization_id": 5,
                     *           "email": "controle@zonnedorp.example",
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           }
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/organizations/5/validators?page=1",
                     *         "last": "/api/v1/platform/organizations/5/validators?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/organizations/5/validators",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationValidatorList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createOrganizationValidator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationValidatorInput"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *         "organization_id": 5,
                     *         "email": "controle@zonnedorp.example",
                     *         "organization": {
                     *           "id": 5,
                     *           "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *           "name": "Gemeente Zonnedorp",
                     *           "kvk": "12345678",
                     *           "business_type_id": null,
                     *           "business_type": null,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "meedoen@zonnedorp.example",
                     *           "phone": null,
                     *           "website": "https://zonnedorp.example/",
                     *           "description": "De gemeente.",
                     *           "description_html": "<p>De gemeente.</p>",
                     *           "tags": [],
                     *           "logo": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    readOrganizationValidator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
                /**
                 * @description Number of the validator.
                 * @example 2
                 */
                validator: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validator. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *         "organization_id": 5,
                     *         "email": "controle@zonnedorp.example",
                     *         "organization": {
                     *           "id": 5,
                     *           "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *           "name": "Gemeente Zonnedorp",
                     *           "kvk": "12345678",
                     *           "business_type_id": null,
                     *           "business_type": null,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "meedoen@zonnedorp.example",
                     *           "phone": null,
                     *           "website": "https://zonnedorp.example/",
                     *           "description": "De gemeente.",
                     *           "description_html": "<p>De gemeente.</p>",
                     *           "tags": [],
                     *           "logo": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteOrganizationValidator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
                /**
                 * @description Number of the validator.
                 * @example 2
                 */
                validator: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateOrganizationValidator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the organisation.
                 * @example 5
                 */
                id: number;
                /**
                 * @description Number of the validator.
                 * @example 2
                 */
                validator: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "controle@zonnedorp.example"
                 *     }
                 */
                "application/json": components["schemas"]["OrganizationValidatorInput"];
            };
        };
        responses: {
            /** @description The validator. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 2,
                     *         "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *         "organization_id": 5,
                     *         "email": "controle@zonnedorp.example",
                     *         "organization": {
                     *           "id": 5,
                     *           "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *           "name": "Gemeente Zonnedorp",
                     *           "kvk": "12345678",
                     *           "business_type_id": null,
                     *           "business_type": null,
                     *           "email_public": true,
                     *           "phone_public": false,
                     *           "website_public": true,
                     *           "email": "meedoen@zonnedorp.example",
                     *           "phone": null,
                     *           "website": "https://zonnedorp.example/",
                     *           "description": "De gemeente.",
                     *           "description_html": "<p>De gemeente.</p>",
                     *           "tags": [],
                     *           "logo": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listValidators: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All validators. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 2,
                     *           "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *           "organization_id": 5,
                     *           "email": "controle@zonnedorp.example",
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/validators",
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    searchEverything: {
        parameters: {
            query?: {
                /**
                 * @description Part of a text to look for. In a fund its name, description and short description.
                 * @example zwem
                 */
                q?: string;
                /**
                 * @description With 1 the short answer, always with all three kinds.
                 * @example 0
                 */
                overview?: components["schemas"]["Flag"];
                /**
                 * @description Kinds to look for; left out means all three.
                 * @example [
                 *       "funds",
                 *       "providers",
                 *       "products"
                 *     ]
                 */
                "search_item_types[]"?: ("funds" | "providers" | "products")[];
                /**
                 * @description The same kinds in one text with commas, as the address of the screen has them.
                 * @example funds,providers,products
                 */
                search_item_types?: string | ("funds" | "providers" | "products")[];
                /**
                 * @description Only this fund and what is offered in it. It must exist.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Only what belongs to this category or below it. It must exist.
                 * @example 7
                 */
                product_category_id?: number;
                /**
                 * @description Provider of an offer, the provider itself, or sponsor of a fund. It must exist.
                 * @example 44
                 */
                organization_id?: number;
                /**
                 * @description Only active funds of this type and what is offered in them.
                 * @example budget
                 */
                fund_type?: components["schemas"]["FundType"];
                /**
                 * @description What the list is sorted by.
                 * @example created_at
                 */
                order_by?: "created_at";
                /**
                 * @description Direction of the sort.
                 * @example desc
                 */
                order_by_dir?: "asc" | "desc";
                /**
                 * @description The name that the platform of today has for `order_by_dir`, which it ignores. The shop sends both with the same value; without `order_by_dir` this one sorts nothing.
                 * @example asc
                 */
                order_dir?: components["parameters"]["OrderDir"];
                /**
                 * @description Middle of the search area; works only together with `distance`. An unknown postcode finds nothing.
                 * @example 1234 AB
                 */
                postcode?: string;
                /**
                 * @description Kilometres as the crow flies; an office must lie closer. Works only with `postcode`.
                 * @example 10
                 */
                distance?: number;
                /**
                 * @description With 1 also external funds.
                 * @example 1
                 */
                with_external?: components["schemas"]["Flag"];
                /**
                 * @description Most items in an overview, three of each kind at most.
                 * @example 9
                 */
                take?: number;
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page of the list.
                 * @example 15
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview, or a page of the list. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchOverviewAnswer"] | components["schemas"]["SearchList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /**
                 * @description Part of the code, the name, the own e-mail address, the offer or the name of the fund.
                 * @example zwem
                 */
                q?: string;
                /**
                 * @description Only reservations in this state.
                 * @example pending
                 */
                state?: components["schemas"]["ReservationState"];
                /**
                 * @description Made on this day or later.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["Day"];
                /**
                 * @description Made on this day or earlier.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["Day"];
                /**
                 * @description Only reservations from this fund. It must exist.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Only reservations of this offer. It must exist.
                 * @example 381
                 */
                product_id?: number;
                /**
                 * @description Only reservations with this provider. It must exist.
                 * @example 44
                 */
                organization_id?: number;
                /**
                 * @description With 1 the cancelled ones (by either side) and those that expired while pending, with 0 all others, absent all.
                 * @example 0
                 */
                archived?: components["schemas"]["Flag"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. Above the maximum is refused (422), not shortened.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reservations. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 9021,
                     *           "code": "48213377",
                     *           "state": "pending",
                     *           "state_locale": "In afwachting",
                     *           "expired": false,
                     *           "canceled": false,
                     *           "amount": "95.00",
                     *           "price": "95.00",
                     *           "price_locale": "€ 95,-",
                     *           "first_name": "Noor",
                     *           "last_name": "van Dijk",
                     *           "user_note": "Graag op woensdag",
                     *           "phone": null,
                     *           "address": null,
                     *           "birth_date": "2018-06-02",
                     *           "birth_date_locale": "2 jun, 2018",
                     *           "product": {
                     *             "id": 381,
                     *             "name": "Zwemles A (10 lessen)",
                     *             "organization_id": 44,
                     *             "deleted": false,
                     *             "organization": {
                     *               "id": 44,
                     *               "name": "Zwembad De Golfslag"
                     *             },
                     *             "photo": null
                     *           },
                     *           "fund": {
                     *             "id": 12,
                     *             "name": "Meedoen in Zonnedorp",
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             }
                     *           },
                     *           "voucher_transaction": null,
                     *           "created_at": "2026-11-20 10:14:00",
                     *           "created_at_locale": "20 nov, 2026",
                     *           "accepted_at": null,
                     *           "accepted_at_locale": null,
                     *           "rejected_at": null,
                     *           "rejected_at_locale": null,
                     *           "canceled_at": null,
                     *           "canceled_at_locale": null,
                     *           "expire_at": "2027-12-31 00:00:00",
                     *           "expire_at_locale": "31 dec, 2027",
                     *           "expired_at": null,
                     *           "expired_at_locale": null
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/product-reservations?page=1",
                     *         "last": "/api/v1/platform/product-reservations?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/product-reservations",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "voucher_address": "0x8c4e0d1f2a3b4c5d6e7f8091a2b3c4d5e6f70819",
                 *       "product_id": 381,
                 *       "first_name": "Noor",
                 *       "last_name": "van Dijk",
                 *       "user_note": "Graag op woensdag",
                 *       "birth_date": "2018-06-02"
                 *     }
                 */
                "application/json": components["schemas"]["NewReservation"];
            };
        };
        responses: {
            /** @description Reserved. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 9021,
                     *         "code": "48213377",
                     *         "state": "pending",
                     *         "state_locale": "In afwachting",
                     *         "expired": false,
                     *         "canceled": false,
                     *         "amount": "95.00",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "first_name": "Noor",
                     *         "last_name": "van Dijk",
                     *         "user_note": "Graag op woensdag",
                     *         "phone": null,
                     *         "address": null,
                     *         "birth_date": "2018-06-02",
                     *         "birth_date_locale": "2 jun, 2018",
                     *         "product": {
                     *           "id": 381,
                     *           "name": "Zwemles A (10 lessen)",
                     *           "organization_id": 44,
                     *           "deleted": false,
                     *           "organization": {
                     *             "id": 44,
                     *             "name": "Zwembad De Golfslag"
                     *           },
                     *           "photo": null
                     *         },
                     *         "fund": {
                     *           "id": 12,
                     *           "name": "Meedoen in Zonnedorp",
                     *           "organization": {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp"
                     *           }
                     *         },
                     *         "voucher_transaction": null,
                     *         "created_at": "2026-11-20 10:14:00",
                     *         "created_at_locale": "20 nov, 2026",
                     *         "accepted_at": null,
                     *         "accepted_at_locale": null,
                     *         "rejected_at": null,
                     *         "rejected_at_locale": null,
                     *         "canceled_at": null,
                     *         "canceled_at_locale": null,
                     *         "expire_at": "2027-12-31 00:00:00",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired_at": null,
                     *         "expired_at_locale": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description One or more fields are refused. Why the offer cannot be reserved with this voucher stands under `product_id`, one reason at a time. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "first_name": [
                     *           "Vul uw voornaam in."
                     *         ],
                     *         "birth_date": [
                     *           "Vul uw geboortedatum in."
                     *         ],
                     *         "product_id": [
                     *           "U heeft te weinig tegoed."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    validateReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "voucher_address": "0x8c4e0d1f2a3b4c5d6e7f8091a2b3c4d5e6f70819",
                 *       "product_id": 381,
                 *       "first_name": "Noor",
                 *       "last_name": "van Dijk",
                 *       "user_note": "Graag op woensdag",
                 *       "birth_date": "2018-06-02"
                 *     }
                 */
                "application/json": components["schemas"]["NewReservation"];
            };
        };
        responses: {
            /** @description The reservation could be made. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description One or more fields are refused. Why the offer cannot be reserved with this voucher stands under `product_id`, one reason at a time. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "first_name": [
                     *           "Vul uw voornaam in."
                     *         ],
                     *         "birth_date": [
                     *           "Vul uw geboortedatum in."
                     *         ],
                     *         "product_id": [
                     *           "U heeft te weinig tegoed."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    readReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 9021,
                     *         "code": "48213377",
                     *         "state": "pending",
                     *         "state_locale": "In afwachting",
                     *         "expired": false,
                     *         "canceled": false,
                     *         "amount": "95.00",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "first_name": "Noor",
                     *         "last_name": "van Dijk",
                     *         "user_note": "Graag op woensdag",
                     *         "phone": null,
                     *         "address": null,
                     *         "birth_date": "2018-06-02",
                     *         "birth_date_locale": "2 jun, 2018",
                     *         "product": {
                     *           "id": 381,
                     *           "name": "Zwemles A (10 lessen)",
                     *           "organization_id": 44,
                     *           "deleted": false,
                     *           "organization": {
                     *             "id": 44,
                     *             "name": "Zwembad De Golfslag"
                     *           },
                     *           "photo": null
                     *         },
                     *         "fund": {
                     *           "id": 12,
                     *           "name": "Meedoen in Zonnedorp",
                     *           "organization": {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp"
                     *           }
                     *         },
                     *         "voucher_transaction": null,
                     *         "created_at": "2026-11-20 10:14:00",
                     *         "created_at_locale": "20 nov, 2026",
                     *         "accepted_at": null,
                     *         "accepted_at_locale": null,
                     *         "rejected_at": null,
                     *         "rejected_at_locale": null,
                     *         "canceled_at": null,
                     *         "canceled_at_locale": null,
                     *         "expire_at": "2027-12-31 00:00:00",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired_at": null,
                     *         "expired_at_locale": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "canceled_by_client"
                 *     }
                 */
                "application/json": components["schemas"]["ReservationCancel"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 9021,
                     *         "code": "48213377",
                     *         "state": "canceled_by_client",
                     *         "state_locale": "Geannuleerd door u",
                     *         "expired": false,
                     *         "canceled": true,
                     *         "amount": "95.00",
                     *         "price": "95.00",
                     *         "price_locale": "€ 95,-",
                     *         "first_name": "Noor",
                     *         "last_name": "van Dijk",
                     *         "user_note": "Graag op woensdag",
                     *         "phone": null,
                     *         "address": null,
                     *         "birth_date": "2018-06-02",
                     *         "birth_date_locale": "2 jun, 2018",
                     *         "product": {
                     *           "id": 381,
                     *           "name": "Zwemles A (10 lessen)",
                     *           "organization_id": 44,
                     *           "deleted": false,
                     *           "organization": {
                     *             "id": 44,
                     *             "name": "Zwembad De Golfslag"
                     *           },
                     *           "photo": null
                     *         },
                     *         "fund": {
                     *           "id": 12,
                     *           "name": "Meedoen in Zonnedorp",
                     *           "organization": {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp"
                     *           }
                     *         },
                     *         "voucher_transaction": null,
                     *         "created_at": "2026-11-20 10:14:00",
                     *         "created_at_locale": "20 nov, 2026",
                     *         "accepted_at": null,
                     *         "accepted_at_locale": null,
                     *         "rejected_at": null,
                     *         "rejected_at_locale": null,
                     *         "canceled_at": "2026-11-21 09:02:11",
                     *         "canceled_at_locale": "21 nov, 2026",
                     *         "expire_at": "2027-12-31 00:00:00",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "expired_at": null,
                     *         "expired_at_locale": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listReimbursements: {
        parameters: {
            query?: {
                /**
                 * @description Only reimbursements in this state.
                 * @example pending
                 */
                state?: components["schemas"]["ReimbursementState"];
                /**
                 * @description Only reimbursements on vouchers of this fund. It must exist.
                 * @example 12
                 */
                fund_id?: number;
                /**
                 * @description Looks at the voucher, not at the reimbursement. With 1 the reimbursements on expired or deactivated vouchers, with 0 the others, absent all.
                 * @example 0
                 */
                archived?: components["schemas"]["Flag"];
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page.
                 * @example 15
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reimbursements. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 310,
                     *           "code": "77120394",
                     *           "title": "Contributie voetbal",
                     *           "description": "Seizoen 2026-2027",
                     *           "amount": "45.00",
                     *           "amount_locale": "€ 45,-",
                     *           "email": "noor@voorbeeld.example",
                     *           "iban": "NL02ABNA0123456789",
                     *           "iban_name": "N. van Dijk",
                     *           "voucher_id": 7001,
                     *           "state": "draft",
                     *           "state_locale": "Concept",
                     *           "reason": null,
                     *           "expired": false,
                     *           "deactivated": false,
                     *           "resolved": false,
                     *           "employee_id": null,
                     *           "lead_time_locale": "1 dag",
                     *           "fund": {
                     *             "id": 12,
                     *             "name": "Meedoen in Zonnedorp",
                     *             "organization_id": 5,
                     *             "logo": null,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp",
                     *               "logo": null
                     *             }
                     *           },
                     *           "files": [
                     *             {
                     *               "uid": "91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7",
                     *               "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *               "original_name": "bon-contributie.pdf",
                     *               "type": "reimbursement_proof",
                     *               "ext": "pdf",
                     *               "order": 0,
                     *               "size": "184.2kB",
                     *               "url": "/files/bon-contributie.pdf",
                     *               "preview": null
                     *             }
                     *           ],
                     *           "submitted_at": null,
                     *           "submitted_at_locale": null,
                     *           "resolved_at": null,
                     *           "resolved_at_locale": null,
                     *           "expire_at": "2027-12-31",
                     *           "expire_at_locale": "31 dec, 2027",
                     *           "created_at": "2026-11-21 09:00:00",
                     *           "created_at_locale": "09:00 - 21 nov, 2026"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/reimbursements?page=1",
                     *         "last": "/api/v1/platform/reimbursements?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/reimbursements",
                     *         "per_page": 15,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReimbursementList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createReimbursement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReimbursement"];
            };
        };
        responses: {
            /** @description The reimbursement. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReimbursementAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description One or more fields are refused. A file is named by its place, such as `files.0`. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "iban": [
                     *           "Dit is geen geldig rekeningnummer."
                     *         ],
                     *         "files.0": [
                     *           "Dit bestand kunt u niet gebruiken."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    readReimbursement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reimbursement. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 310,
                     *         "code": "77120394",
                     *         "title": "Contributie voetbal",
                     *         "description": "Seizoen 2026-2027",
                     *         "amount": "45.00",
                     *         "amount_locale": "€ 45,-",
                     *         "email": "noor@voorbeeld.example",
                     *         "iban": "NL02ABNA0123456789",
                     *         "iban_name": "N. van Dijk",
                     *         "voucher_id": 7001,
                     *         "state": "draft",
                     *         "state_locale": "Concept",
                     *         "reason": null,
                     *         "expired": false,
                     *         "deactivated": false,
                     *         "resolved": false,
                     *         "employee_id": null,
                     *         "lead_time_locale": "1 dag",
                     *         "fund": {
                     *           "id": 12,
                     *           "name": "Meedoen in Zonnedorp",
                     *           "organization_id": 5,
                     *           "logo": null,
                     *           "organization": {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp",
                     *             "logo": null
                     *           }
                     *         },
                     *         "files": [
                     *           {
                     *             "uid": "91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7",
                     *             "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *             "original_name": "bon-contributie.pdf",
                     *             "type": "reimbursement_proof",
                     *             "ext": "pdf",
                     *             "order": 0,
                     *             "size": "184.2kB",
                     *             "url": "/files/bon-contributie.pdf",
                     *             "preview": null
                     *           }
                     *         ],
                     *         "submitted_at": null,
                     *         "submitted_at_locale": null,
                     *         "resolved_at": null,
                     *         "resolved_at_locale": null,
                     *         "expire_at": "2027-12-31",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "created_at": "2026-11-21 09:00:00",
                     *         "created_at_locale": "09:00 - 21 nov, 2026"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReimbursementAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelReimbursement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description Not the owner, or the sponsor has decided already. */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "U kunt deze declaratie niet meer annuleren."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    updateReimbursement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Contributie voetbal",
                 *       "description": "Seizoen 2026-2027",
                 *       "amount": "45.00",
                 *       "email": "noor@voorbeeld.example",
                 *       "iban": "NL02ABNA0123456789",
                 *       "iban_name": "N. van Dijk",
                 *       "voucher_id": 7001,
                 *       "state": "pending",
                 *       "files": [
                 *         "91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReimbursementChange"];
            };
        };
        responses: {
            /** @description The reimbursement. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 310,
                     *         "code": "77120394",
                     *         "title": "Contributie voetbal",
                     *         "description": "Seizoen 2026-2027",
                     *         "amount": "45.00",
                     *         "amount_locale": "€ 45,-",
                     *         "email": "noor@voorbeeld.example",
                     *         "iban": "NL02ABNA0123456789",
                     *         "iban_name": "N. van Dijk",
                     *         "voucher_id": 7001,
                     *         "state": "pending",
                     *         "state_locale": "Ingediend",
                     *         "reason": null,
                     *         "expired": false,
                     *         "deactivated": false,
                     *         "resolved": false,
                     *         "employee_id": null,
                     *         "lead_time_locale": "1 dag",
                     *         "fund": {
                     *           "id": 12,
                     *           "name": "Meedoen in Zonnedorp",
                     *           "organization_id": 5,
                     *           "logo": null,
                     *           "organization": {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp",
                     *             "logo": null
                     *           }
                     *         },
                     *         "files": [
                     *           {
                     *             "uid": "91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7",
                     *             "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *             "original_name": "bon-contributie.pdf",
                     *             "type": "reimbursement_proof",
                     *             "ext": "pdf",
                     *             "order": 0,
                     *             "size": "184.2kB",
                     *             "url": "/files/bon-contributie.pdf",
                     *             "preview": null
                     *           }
                     *         ],
                     *         "submitted_at": "2026-11-21",
                     *         "submitted_at_locale": "21 nov, 2026",
                     *         "resolved_at": null,
                     *         "resolved_at_locale": null,
                     *         "expire_at": "2027-12-31",
                     *         "expire_at_locale": "31 dec, 2027",
                     *         "created_at": "2026-11-21 09:00:00",
                     *         "created_at_locale": "09:00 - 21 nov, 2026"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReimbursementAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description One or more fields are refused. A file is named by its place, such as `files.0`. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "iban": [
                     *           "Dit is geen geldig rekeningnummer."
                     *         ],
                     *         "files.0": [
                     *           "Dit bestand kunt u niet gebruiken."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /**
                 * @description Only records of this type. The key must exist.
                 * @example children_nth
                 */
                type?: string;
                /**
                 * @description With 1 the deleted records.
                 * @example 0
                 */
                deleted?: components["schemas"]["Flag"];
                /**
                 * @description Only records in this own category.
                 * @example 9
                 */
                record_category_id?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 61,
                     *           "key": "children_nth",
                     *           "record_type_key": "children_nth",
                     *           "name": "Aantal kinderen",
                     *           "value": "2",
                     *           "value_locale": "2",
                     *           "order": 0,
                     *           "deleted": false,
                     *           "record_category_id": null,
                     *           "validations": [
                     *             {
                     *               "id": 8,
                     *               "state": "approved",
                     *               "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *               "organization_id": 5,
                     *               "organization": {
                     *                 "id": 5,
                     *                 "name": "Gemeente Zonnedorp"
                     *               },
                     *               "email": null,
                     *               "created_at": "2026-10-01 12:00:00",
                     *               "created_at_locale": "12:00 - 1 okt, 2026",
                     *               "updated_at": "2026-10-02 08:30:00",
                     *               "updated_at_locale": "08:30 - 2 okt, 2026",
                     *               "validation_date": "2026-10-01 12:00:00",
                     *               "validation_date_locale": "12:00 - 1 okt, 2026"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/identity/records",
                     *         "per_page": 1000,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "children_nth",
                 *       "value": "2"
                 *     }
                 */
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description The record. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 61,
                     *         "key": "children_nth",
                     *         "record_type_key": "children_nth",
                     *         "name": "Aantal kinderen",
                     *         "value": "2",
                     *         "value_locale": "2",
                     *         "order": 0,
                     *         "deleted": false,
                     *         "record_category_id": null,
                     *         "validations": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The type or the value is refused. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "value": [
                     *           "Vul een waarde in."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    validateRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "children_nth",
                 *       "value": "2"
                 *     }
                 */
                "application/json": components["schemas"]["NewRecord"];
            };
        };
        responses: {
            /** @description The record could be made. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The type or the value is refused. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "value": [
                     *           "Vul een waarde in."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 61,
                     *         "key": "children_nth",
                     *         "record_type_key": "children_nth",
                     *         "name": "Aantal kinderen",
                     *         "value": "2",
                     *         "value_locale": "2",
                     *         "order": 0,
                     *         "deleted": false,
                     *         "record_category_id": null,
                     *         "validations": [
                     *           {
                     *             "id": 8,
                     *             "state": "approved",
                     *             "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *             "organization_id": 5,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "email": null,
                     *             "created_at": "2026-10-01 12:00:00",
                     *             "created_at_locale": "12:00 - 1 okt, 2026",
                     *             "updated_at": "2026-10-02 08:30:00",
                     *             "updated_at_locale": "08:30 - 2 okt, 2026",
                     *             "validation_date": "2026-10-01 12:00:00",
                     *             "validation_date_locale": "12:00 - 1 okt, 2026"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": 2,
                 *       "record_category_id": 9
                 *     }
                 */
                "application/json": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 61,
                     *         "key": "children_nth",
                     *         "record_type_key": "children_nth",
                     *         "name": "Aantal kinderen",
                     *         "value": "2",
                     *         "value_locale": "2",
                     *         "order": 2,
                     *         "deleted": false,
                     *         "record_category_id": 9,
                     *         "validations": [
                     *           {
                     *             "id": 8,
                     *             "state": "approved",
                     *             "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *             "organization_id": 5,
                     *             "organization": {
                     *               "id": 5,
                     *               "name": "Gemeente Zonnedorp"
                     *             },
                     *             "email": null,
                     *             "created_at": "2026-10-01 12:00:00",
                     *             "created_at_locale": "12:00 - 1 okt, 2026",
                     *             "updated_at": "2026-10-02 08:30:00",
                     *             "updated_at_locale": "08:30 - 2 okt, 2026",
                     *             "validation_date": "2026-10-01 12:00:00",
                     *             "validation_date_locale": "12:00 - 1 okt, 2026"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    listRecordTypes: {
        parameters: {
            query?: {
                /**
                 * @description With 1 only the types that a resident can make records of.
                 * @example 1
                 */
                insertable_only?: components["schemas"]["Flag"];
                /**
                 * @description With 1 the types of the system stay in the list, also with `insertable_only`.
                 * @example 0
                 */
                system?: components["schemas"]["Flag"];
                /**
                 * @description With 1 only the types that a voucher can carry.
                 * @example 0
                 */
                vouchers?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record types. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "children_nth",
                     *           "name": "Aantal kinderen",
                     *           "type": "number",
                     *           "system": false
                     *         },
                     *         {
                     *           "key": "bsn",
                     *           "name": "BSN",
                     *           "type": "number",
                     *           "system": true
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/identity/record-types",
                     *         "per_page": 1000,
                     *         "to": 2,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordTypeList"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listRecordCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 9,
                     *           "name": "Gezin",
                     *           "order": 1
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/identity/record-categories",
                     *         "per_page": 1000,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordCategoryList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createRecordCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gezin",
                 *       "order": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecordCategoryInput"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 9,
                     *         "name": "Gezin",
                     *         "order": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordCategoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    deleteRecordCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateRecordCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gezin",
                 *       "order": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecordCategoryInput"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 9,
                     *         "name": "Gezin",
                     *         "order": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordCategoryAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
        };
    };
    createRecordValidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "record_id": 61
                 *     }
                 */
                "application/json": components["schemas"]["NewRecordValidation"];
            };
        };
        responses: {
            /** @description Asked. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uuid": "b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordValidationCreated"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readRecordValidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uuid of the validation, 64 characters.
                 * @example b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validation, as a validator sees it. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uuid": "b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d",
                     *         "state": "pending",
                     *         "identity_address": null,
                     *         "key": "children_nth",
                     *         "name": "Aantal kinderen",
                     *         "value": "2",
                     *         "organizations_available": [
                     *           {
                     *             "id": 5,
                     *             "name": "Gemeente Zonnedorp"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecordValidationAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    approveRecordValidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uuid of the validation, 64 characters.
                 * @example b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organization_id": 5
                 *     }
                 */
                "application/json": components["schemas"]["RecordValidationApproval"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description Unknown, or decided before. The text says which. */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Dit verzoek is al behandeld."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            422: components["responses"]["Invalid"];
        };
    };
    declineRecordValidation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uuid of the validation, 64 characters.
                 * @example b51f0d2c4e6a8091b3c5d7e9fa1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declined. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description Unknown, or decided before. The text says which. */
            403: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Dit verzoek is al behandeld."
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
        };
    };
    listValidatorRequests: {
        parameters: {
            query?: {
                /**
                 * @description Accepted for older clients; does not filter.
                 * @example pending
                 */
                state?: components["schemas"]["ValidatorRequestState"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All own requests. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 4,
                     *           "validator_id": 2,
                     *           "record_id": 61,
                     *           "record_validation_uid": null,
                     *           "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *           "state": "pending",
                     *           "validator": {
                     *             "id": 2,
                     *             "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *             "organization_id": 5,
                     *             "email": "controle@zonnedorp.example",
                     *             "organization": {
                     *               "id": 5,
                     *               "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *               "name": "Gemeente Zonnedorp",
                     *               "kvk": "12345678",
                     *               "business_type_id": null,
                     *               "business_type": null,
                     *               "email_public": true,
                     *               "phone_public": false,
                     *               "website_public": true,
                     *               "email": "meedoen@zonnedorp.example",
                     *               "phone": null,
                     *               "website": "https://zonnedorp.example/",
                     *               "description": "De gemeente.",
                     *               "description_html": "<p>De gemeente.</p>",
                     *               "tags": [],
                     *               "logo": null
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/validator-requests",
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorRequestList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createValidatorRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "validator_id": 2,
                 *       "record_id": 61
                 *     }
                 */
                "application/json": components["schemas"]["NewValidatorRequest"];
            };
        };
        responses: {
            /** @description Asked. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 4,
                     *         "validator_id": 2,
                     *         "record_id": 61,
                     *         "record_validation_uid": null,
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "state": "pending",
                     *         "validator": {
                     *           "id": 2,
                     *           "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *           "organization_id": 5,
                     *           "email": "controle@zonnedorp.example",
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readValidatorRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description Number of the record.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 4,
                     *         "validator_id": 2,
                     *         "record_id": 61,
                     *         "record_validation_uid": null,
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "state": "pending",
                     *         "validator": {
                     *           "id": 2,
                     *           "identity_address": "0x9be2f10c55e0b87d2461aa90c47be3d8125f6e0b",
                     *           "organization_id": 5,
                     *           "email": "controle@zonnedorp.example",
                     *           "organization": {
                     *             "id": 5,
                     *             "identity_address": "0x41d0a7c2e59b8f3344d1c6e0b7a9f25d8c3e6b10",
                     *             "name": "Gemeente Zonnedorp",
                     *             "kvk": "12345678",
                     *             "business_type_id": null,
                     *             "business_type": null,
                     *             "email_public": true,
                     *             "phone_public": false,
                     *             "website_public": true,
                     *             "email": "meedoen@zonnedorp.example",
                     *             "phone": null,
                     *             "website": "https://zonnedorp.example/",
                     *             "description": "De gemeente.",
                     *             "description_html": "<p>De gemeente.</p>",
                     *             "tags": [],
                     *             "logo": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatorRequestAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 10.
                 * @example 10
                 */
                per_page?: number;
                /**
                 * @description With 1 only the notices that were read, with 0 only the others.
                 * @example 0
                 */
                seen?: components["schemas"]["Flag"];
                /**
                 * @description With 1 this page is marked as read.
                 * @example 1
                 */
                mark_read?: components["schemas"]["Flag"];
                /**
                 * @description Only notices about this organisation, one where the caller works.
                 * @example 5
                 */
                organization_id?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7f6f1f3e-0a51-4f0b-9c1e-5d0a3b8e2c41",
                     *           "type": "notifications_identities.product_reservation_accepted",
                     *           "title": "Reservering geaccepteerd",
                     *           "description": "Zwembad De Golfslag heeft uw reservering geaccepteerd.",
                     *           "seen": false,
                     *           "created_at": "2026-11-20 10:14:00",
                     *           "created_at_locale": "10:14 - 20 nov, 2026"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/platform/notifications?page=1",
                     *         "last": "/api/v1/platform/notifications?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/platform/notifications",
                     *         "per_page": 10,
                     *         "to": 1,
                     *         "total": 1,
                     *         "total_unseen": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    readNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
                /** @description The token of the link in a mail. With it the settings of the resident who got the mail are read and changed, without signing in. */
                "Link-Token"?: components["parameters"]["LinkToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "noor@voorbeeld.example",
                     *         "email_unsubscribed": false,
                     *         "preferences": [
                     *           {
                     *             "key": "vouchers.payment_success",
                     *             "type": "email",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "funds.fund_expires",
                     *             "type": "email",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "digest.daily_requester",
                     *             "type": "email",
                     *             "subscribed": false
                     *           },
                     *           {
                     *             "key": "voucher.assigned",
                     *             "type": "push",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "voucher.transaction",
                     *             "type": "push",
                     *             "subscribed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
                /** @description The token of the link in a mail. With it the settings of the resident who got the mail are read and changed, without signing in. */
                "Link-Token"?: components["parameters"]["LinkToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "noor@voorbeeld.example",
                     *         "email_unsubscribed": false,
                     *         "preferences": [
                     *           {
                     *             "key": "vouchers.payment_success",
                     *             "type": "email",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "funds.fund_expires",
                     *             "type": "email",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "digest.daily_requester",
                     *             "type": "email",
                     *             "subscribed": false
                     *           },
                     *           {
                     *             "key": "voucher.assigned",
                     *             "type": "push",
                     *             "subscribed": true
                     *           },
                     *           {
                     *             "key": "voucher.transaction",
                     *             "type": "push",
                     *             "subscribed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1. Anything else acts as 1; a page past the last has empty data.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on a page. The shop asks for 100.
                 * @example 100
                 */
                per_page?: number;
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "uid": "s7fe1a93c0d2b4856",
                     *           "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *           "active": true,
                     *           "current": true,
                     *           "started_at": "2026-11-21 08:30:00",
                     *           "started_at_locale": "21 nov, 2026",
                     *           "type": "webshop",
                     *           "client_type": "webshop",
                     *           "client_version": null,
                     *           "locations": null,
                     *           "first_request": {
                     *             "time_passed": 640,
                     *             "location": null,
                     *             "client_type": "webshop",
                     *             "client_version": null,
                     *             "device_available": true,
                     *             "device_string": "Firefox op een computer",
                     *             "device": {
                     *               "browser": {
                     *                 "name": "Firefox",
                     *                 "version": "148"
                     *               },
                     *               "engine": {
                     *                 "name": "Gecko"
                     *               },
                     *               "os": {
                     *                 "name": "Windows",
                     *                 "version": "11"
                     *               },
                     *               "device": {
                     *                 "type": "desktop",
                     *                 "manufacturer": null,
                     *                 "model": null
                     *               }
                     *             }
                     *           },
                     *           "last_request": {
                     *             "time_passed": 4,
                     *             "location": null,
                     *             "client_type": "webshop",
                     *             "client_version": null,
                     *             "device_available": true,
                     *             "device_string": "Firefox op een computer",
                     *             "device": {
                     *               "browser": {
                     *                 "name": "Firefox",
                     *                 "version": "148"
                     *               },
                     *               "engine": {
                     *                 "name": "Gecko"
                     *               },
                     *               "os": {
                     *                 "name": "Windows",
                     *                 "version": "11"
                     *               },
                     *               "device": {
                     *                 "type": "desktop",
                     *                 "manufacturer": null,
                     *                 "model": null
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "/api/v1/identity/sessions?page=1",
                     *         "last": "/api/v1/identity/sessions?page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/identity/sessions",
                     *         "per_page": 100,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    terminateSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uid of the session.
                 * @example s7fe1a93c0d2b4856
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uid": "s7fe1a93c0d2b4856",
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "active": true,
                     *         "current": true,
                     *         "started_at": "2026-11-21 08:30:00",
                     *         "started_at_locale": "21 nov, 2026",
                     *         "type": "webshop",
                     *         "client_type": "webshop",
                     *         "client_version": null,
                     *         "locations": null,
                     *         "first_request": {
                     *           "time_passed": 640,
                     *           "location": null,
                     *           "client_type": "webshop",
                     *           "client_version": null,
                     *           "device_available": true,
                     *           "device_string": "Firefox op een computer",
                     *           "device": {
                     *             "browser": {
                     *               "name": "Firefox",
                     *               "version": "148"
                     *             },
                     *             "engine": {
                     *               "name": "Gecko"
                     *             },
                     *             "os": {
                     *               "name": "Windows",
                     *               "version": "11"
                     *             },
                     *             "device": {
                     *               "type": "desktop",
                     *               "manufacturer": null,
                     *               "model": null
                     *             }
                     *           }
                     *         },
                     *         "last_request": {
                     *           "time_passed": 4,
                     *           "location": null,
                     *           "client_type": "webshop",
                     *           "client_version": null,
                     *           "device_available": true,
                     *           "device_string": "Firefox op een computer",
                     *           "device": {
                     *             "browser": {
                     *               "name": "Firefox",
                     *               "version": "148"
                     *             },
                     *             "engine": {
                     *               "name": "Gecko"
                     *             },
                     *             "os": {
                     *               "name": "Windows",
                     *               "version": "11"
                     *             },
                     *             "device": {
                     *               "type": "desktop",
                     *               "manufacturer": null,
                     *               "model": null
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    terminateSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uid of the session.
                 * @example s7fe1a93c0d2b4856
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMedias: {
        parameters: {
            query?: {
                /**
                 * @description Only images of this type.
                 * @example product_photo
                 */
                type?: components["schemas"]["MediaType"];
            };
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *           "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *           "original_name": "bad.jpg",
                     *           "type": "product_photo",
                     *           "ext": "jpg",
                     *           "dominant_color": "#2a6d91",
                     *           "is_dark": true,
                     *           "sizes": {
                     *             "thumbnail": "/media/bad-thumbnail.jpg",
                     *             "small": "/media/bad-small.jpg",
                     *             "large": "/media/bad-large.jpg"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "path": "/api/v1/medias",
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    createMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaUpload"];
            };
        };
        responses: {
            /** @description The image. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "original_name": "bad.jpg",
                     *         "type": "product_photo",
                     *         "ext": "jpg",
                     *         "dominant_color": "#2a6d91",
                     *         "is_dark": true,
                     *         "sizes": {
                     *           "thumbnail": "/media/bad-thumbnail.jpg",
                     *           "small": "/media/bad-small.jpg",
                     *           "large": "/media/bad-large.jpg"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            /** @description Refused; the errors stand under `file`, `type` or a place in `sync_presets`. */
            422: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "De ingevulde gegevens kloppen niet.",
                     *       "errors": {
                     *         "file": [
                     *           "Kies een afbeelding van hooguit 4 MB."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uid of the image.
                 * @example 2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uid": "2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6",
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "original_name": "bad.jpg",
                     *         "type": "product_photo",
                     *         "ext": "jpg",
                     *         "dominant_color": "#2a6d91",
                     *         "is_dark": true,
                     *         "sizes": {
                     *           "thumbnail": "/media/bad-thumbnail.jpg",
                     *           "small": "/media/bad-small.jpg",
                     *           "large": "/media/bad-large.jpg"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uid of the image.
                 * @example 2d7e4f8a9b0c1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["EmptyList"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "uid": "91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7",
                     *         "identity_address": "0x3f9a1c55e0b87d2461aa90c47be3d8125f6e0b7c",
                     *         "original_name": "bon-contributie.pdf",
                     *         "type": "reimbursement_proof",
                     *         "ext": "pdf",
                     *         "order": null,
                     *         "size": "184.2kB",
                     *         "url": "/files/bon-contributie.pdf",
                     *         "preview": {
                     *           "uid": "0b1c2d3e4f5061728394a5b6c7d8e9f00b1c2d3e4f5061728394a5b6c7d8e9f0",
                     *           "original_name": "voorbeeld.jpg",
                     *           "type": "reimbursement_file_preview",
                     *           "ext": "jpg",
                     *           "dominant_color": "#fafafa",
                     *           "sizes": {
                     *             "thumbnail": "/media/voorbeeld-thumbnail.jpg"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["FileRefused"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path: {
                /**
                 * @description The uid of the document.
                 * @example 91c0a4d2e6f8417b93d5c7e9f1a3b5d791c0a4d2e6f8417b93d5c7e9f1a3b5d7
                 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document itself, with its own kind of content. */
            200: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of names and messages, `nl` or `en`. Any other value is ignored, and the answer is in Dutch.
                 * @example nl
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Key of the municipality (tenant). Absent means `general`, which sees the funds of all tenants. An unknown key is answered with 403 `unknown_implementation_key`.
                 * @example zonnedorp
                 */
                "Client-Key"?: components["parameters"]["ClientKey"];
                /**
                 * @description Kind of client. Absent or unknown is answered with 403 `unknown_client_type`.
                 * @example webshop
                 */
                "Client-Type"?: components["parameters"]["ClientType"];
                /**
                 * @description Version number of the mobile app. Not a number is answered with 403 `invalid_client_version`.
                 * @example 14
                 */
                "Client-Version"?: components["parameters"]["ClientVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kassa 1"
                 *     }
                 */
                "application/json": components["schemas"]["Device"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    "API-Version": components["headers"]["ApiVersion"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Strict-Transport-Security": components["headers"]["StrictTransportSecurity"];
                    "X-Content-Type-Options": components["headers"]["XContentTypeOptions"];
                    "X-Frame-Options": components["headers"]["XFrameOptions"];
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["EmptyObject"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
}
/** The operations that only somebody who is signed in may call. */
export type SignedOperation =
    | "applyFund"
    | "checkFund"
    | "redeemCode"
    | "createFundRequestByOldPath"
    | "listFundRequests"
    | "createFundRequest"
    | "validateFundRequest"
    | "updateFundRequest"
    | "listClarifications"
    | "readClarification"
    | "answerClarification"
    | "listVouchers"
    | "readVoucher"
    | "returnVoucher"
    | "deactivateVoucher"
    | "shareVoucher"
    | "emailVoucher"
    | "linkPhysicalCard"
    | "unlinkPhysicalCard"
    | "listPhysicalCardRequests"
    | "orderPhysicalCard"
    | "validatePhysicalCardOrder"
    | "readPhysicalCardRequest"
    | "listPrevalidations"
    | "createPrevalidation"
    | "readPrevalidation"
    | "readIdentity"
    | "signOut"
    | "authorizeAuthToken"
    | "authorizeAuthCode"
    | "listEmails"
    | "addEmail"
    | "readEmail"
    | "removeEmail"
    | "resendEmailVerification"
    | "promoteEmail"
    | "bookmarkProduct"
    | "removeProductBookmark"
    | "readOrganization"
    | "listOrganizationFunds"
    | "updateFundProvider"
    | "listOrganizationValidators"
    | "createOrganizationValidator"
    | "readOrganizationValidator"
    | "updateOrganizationValidator"
    | "deleteOrganizationValidator"
    | "listValidators"
    | "listReservations"
    | "createReservation"
    | "validateReservation"
    | "readReservation"
    | "cancelReservation"
    | "listReimbursements"
    | "createReimbursement"
    | "readReimbursement"
    | "updateReimbursement"
    | "cancelReimbursement"
    | "listRecords"
    | "createRecord"
    | "validateRecord"
    | "readRecord"
    | "updateRecord"
    | "listRecordCategories"
    | "createRecordCategory"
    | "updateRecordCategory"
    | "deleteRecordCategory"
    | "createRecordValidation"
    | "readRecordValidation"
    | "approveRecordValidation"
    | "declineRecordValidation"
    | "listValidatorRequests"
    | "createValidatorRequest"
    | "readValidatorRequest"
    | "listNotifications"
    | "listSessions"
    | "terminateSessions"
    | "readSession"
    | "terminateSession"
    | "listMedias"
    | "createMedia"
    | "readMedia"
    | "deleteMedia"
    | "createFile"
    | "downloadFile";
