"""The clients, with and without asyncio.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, Mapping, Optional, Tuple

import httpx

from ._config import settings_of
from ._transport import AsyncTransport, Transport
from .resources.agents import AsyncAgentsApi, AgentsApi
from .resources.analytics import AsyncAnalyticsApi, AnalyticsApi
from .resources.api_keys import AsyncApiKeysApi, ApiKeysApi
from .resources.audit_log import AsyncAuditLogApi, AuditLogApi
from .resources.auth import AsyncAuthApi, AuthApi
from .resources.calls import AsyncCallsApi, CallsApi
from .resources.campaigns import AsyncCampaignsApi, CampaignsApi
from .resources.catalogues import AsyncCataloguesApi, CataloguesApi
from .resources.compatibility import AsyncCompatibilityApi, CompatibilityApi
from .resources.demo import AsyncDemoApi, DemoApi
from .resources.dnc import AsyncDncApi, DncApi
from .resources.events import AsyncEventsApi, EventsApi
from .resources.knowledge_bases import AsyncKnowledgeBasesApi, KnowledgeBasesApi
from .resources.limits import AsyncLimitsApi, LimitsApi
from .resources.members import AsyncMembersApi, MembersApi
from .resources.phone_numbers import AsyncPhoneNumbersApi, PhoneNumbersApi
from .resources.providers import AsyncProvidersApi, ProvidersApi
from .resources.rtc import AsyncRtcApi, RtcApi
from .resources.schedules import AsyncSchedulesApi, SchedulesApi
from .resources.site import AsyncSiteApi, SiteApi
from .resources.status import AsyncStatusApi, StatusApi
from .resources.tests import AsyncTestsApi, TestsApi
from .resources.voices import AsyncVoicesApi, VoicesApi
from .resources.wallet import AsyncWalletApi, WalletApi
from .resources.webhooks import AsyncWebhooksApi, WebhooksApi
from .resources.white_label import AsyncWhiteLabelApi, WhiteLabelApi
from .resources.widgets import AsyncWidgetsApi, WidgetsApi
from .resources.workspaces import AsyncWorkspacesApi, WorkspacesApi


class Parley:
    """A client. One client per program is enough, also with several threads.

    base_url: URL of the service. Default: the environment variable PARLEY_BASE_URL, or http://127.0.0.1:3000.
    api_key: an API key. Default: the environment variable PARLEY_API_KEY.
    session, login: instead of a key, the tokens of a session, or email address and password. A session is refreshed automatically.
    on_session: called with each new pair of tokens of the session.
    workspace_id: the workspace, for users with several.
    timeout: seconds for the connection, and between two parts of a response. max_retries: maximum number of retries of a failed request.
    max_retry_delay: longest Retry-After to wait for, in seconds.
    http_client: an httpx client with its own proxies, certificates or limits.
    """

    def __init__(
        self,
        *,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        session: Optional[Mapping[str, Any]] = None,
        login: Optional[Tuple[str, str]] = None,
        on_session: Optional[Callable[[Dict[str, str]], None]] = None,
        workspace_id: Optional[str] = None,
        timeout: float = 60.0,
        max_retries: int = 2,
        max_retry_delay: float = 60.0,
        headers: Optional[Mapping[str, str]] = None,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        settings = settings_of(
            base_url=base_url,
            api_key=api_key,
            session=session,
            login=login,
            on_session=on_session,
            workspace_id=workspace_id,
            timeout=timeout,
            max_retries=max_retries,
            max_retry_delay=max_retry_delay,
            headers=headers,
        )
        self._client = http_client or httpx.Client()
        transport = Transport(settings, self._client)
        #: Voice agents and their functions.
        self.agents = AgentsApi(transport)
        #: Statistics about ended calls, as totals and series.
        self.analytics = AnalyticsApi(transport)
        #: Keys for server-to-server use.
        self.api_keys = ApiKeysApi(transport)
        #: Changes in the workspace, with their authors and keys.
        self.audit_log = AuditLogApi(transport)
        #: Users and their sessions.
        self.auth = AuthApi(transport)
        #: Calls, their transcripts, recordings and timelines.
        self.calls = CallsApi(transport)
        #: Calls to many contacts at a limited rate.
        self.campaigns = CampaignsApi(transport)
        #: Templates of agents, countries, models, languages and providers available in this deployment.
        self.catalogues = CataloguesApi(transport)
        #: Interfaces of other products, for their existing clients.
        self.compatibility = CompatibilityApi(transport)
        #: A demo agent of this deployment that needs no account.
        self.demo = DemoApi(transport)
        #: Phone numbers that are never dialed (do-not-call list).
        self.dnc = DncApi(transport)
        #: A live stream of the changes in a workspace.
        self.events = EventsApi(transport)
        #: Texts, pages and files that agents answer from.
        self.knowledge_bases = KnowledgeBasesApi(transport)
        #: Concurrency, rate and size limits of the workspace.
        self.limits = LimitsApi(transport)
        #: Members of the workspace, their roles, and invitations.
        self.members = MembersApi(transport)
        #: Phone numbers of the workspace: buy, import, assign, release.
        self.phone_numbers = PhoneNumbersApi(transport)
        #: API keys of the workspace's own provider accounts.
        self.providers = ProvidersApi(transport)
        #: Voice calls in the browser.
        self.rtc = RtcApi(transport)
        #: Calls at a set time: once, or repeatedly by a recurrence rule.
        self.schedules = SchedulesApi(transport)
        #: Operations for the operator's public web pages, without an account: contact, newsletter, events.
        self.site = SiteApi(transport)
        #: Current state and measured availability of this deployment.
        self.status = StatusApi(transport)
        #: Tests of agents: cases, runs, results.
        self.tests = TestsApi(transport)
        #: Voices that agents can speak with.
        self.voices = VoicesApi(transport)
        #: Prepaid balance, payments, prices and usage.
        self.wallet = WalletApi(transport)
        #: Webhook endpoints and their deliveries.
        self.webhooks = WebhooksApi(transport)
        #: The brand of the workspace on pages, widgets and emails, and its domains.
        self.white_label = WhiteLabelApi(transport)
        #: Chat and voice on web pages, and their sessions.
        self.widgets = WidgetsApi(transport)
        #: Workspaces of the user: settings and limits.
        self.workspaces = WorkspacesApi(transport)

    def close(self) -> None:
        """Closes the connections."""
        self._client.close()

    def __enter__(self) -> "Parley":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


class AsyncParley:
    """A client. One client per program is enough.

    base_url: URL of the service. Default: the environment variable PARLEY_BASE_URL, or http://127.0.0.1:3000.
    api_key: an API key. Default: the environment variable PARLEY_API_KEY.
    session, login: instead of a key, the tokens of a session, or email address and password. A session is refreshed automatically.
    on_session: called with each new pair of tokens of the session.
    workspace_id: the workspace, for users with several.
    timeout: seconds for the connection, and between two parts of a response. max_retries: maximum number of retries of a failed request.
    max_retry_delay: longest Retry-After to wait for, in seconds.
    http_client: an httpx client with its own proxies, certificates or limits.
    """

    def __init__(
        self,
        *,
        base_url: Optional[str] = None,
        api_key: Optional[str] = None,
        session: Optional[Mapping[str, Any]] = None,
        login: Optional[Tuple[str, str]] = None,
        on_session: Optional[Callable[[Dict[str, str]], None]] = None,
        workspace_id: Optional[str] = None,
        timeout: float = 60.0,
        max_retries: int = 2,
        max_retry_delay: float = 60.0,
        headers: Optional[Mapping[str, str]] = None,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        settings = settings_of(
            base_url=base_url,
            api_key=api_key,
            session=session,
            login=login,
            on_session=on_session,
            workspace_id=workspace_id,
            timeout=timeout,
            max_retries=max_retries,
            max_retry_delay=max_retry_delay,
            headers=headers,
        )
        self._client = http_client or httpx.AsyncClient()
        transport = AsyncTransport(settings, self._client)
        #: Voice agents and their functions.
        self.agents = AsyncAgentsApi(transport)
        #: Statistics about ended calls, as totals and series.
        self.analytics = AsyncAnalyticsApi(transport)
        #: Keys for server-to-server use.
        self.api_keys = AsyncApiKeysApi(transport)
        #: Changes in the workspace, with their authors and keys.
        self.audit_log = AsyncAuditLogApi(transport)
        #: Users and their sessions.
        self.auth = AsyncAuthApi(transport)
        #: Calls, their transcripts, recordings and timelines.
        self.calls = AsyncCallsApi(transport)
        #: Calls to many contacts at a limited rate.
        self.campaigns = AsyncCampaignsApi(transport)
        #: Templates of agents, countries, models, languages and providers available in this deployment.
        self.catalogues = AsyncCataloguesApi(transport)
        #: Interfaces of other products, for their existing clients.
        self.compatibility = AsyncCompatibilityApi(transport)
        #: A demo agent of this deployment that needs no account.
        self.demo = AsyncDemoApi(transport)
        #: Phone numbers that are never dialed (do-not-call list).
        self.dnc = AsyncDncApi(transport)
        #: A live stream of the changes in a workspace.
        self.events = AsyncEventsApi(transport)
        #: Texts, pages and files that agents answer from.
        self.knowledge_bases = AsyncKnowledgeBasesApi(transport)
        #: Concurrency, rate and size limits of the workspace.
        self.limits = AsyncLimitsApi(transport)
        #: Members of the workspace, their roles, and invitations.
        self.members = AsyncMembersApi(transport)
        #: Phone numbers of the workspace: buy, import, assign, release.
        self.phone_numbers = AsyncPhoneNumbersApi(transport)
        #: API keys of the workspace's own provider accounts.
        self.providers = AsyncProvidersApi(transport)
        #: Voice calls in the browser.
        self.rtc = AsyncRtcApi(transport)
        #: Calls at a set time: once, or repeatedly by a recurrence rule.
        self.schedules = AsyncSchedulesApi(transport)
        #: Operations for the operator's public web pages, without an account: contact, newsletter, events.
        self.site = AsyncSiteApi(transport)
        #: Current state and measured availability of this deployment.
        self.status = AsyncStatusApi(transport)
        #: Tests of agents: cases, runs, results.
        self.tests = AsyncTestsApi(transport)
        #: Voices that agents can speak with.
        self.voices = AsyncVoicesApi(transport)
        #: Prepaid balance, payments, prices and usage.
        self.wallet = AsyncWalletApi(transport)
        #: Webhook endpoints and their deliveries.
        self.webhooks = AsyncWebhooksApi(transport)
        #: The brand of the workspace on pages, widgets and emails, and its domains.
        self.white_label = AsyncWhiteLabelApi(transport)
        #: Chat and voice on web pages, and their sessions.
        self.widgets = AsyncWidgetsApi(transport)
        #: Workspaces of the user: settings and limits.
        self.workspaces = AsyncWorkspacesApi(transport)

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._client.aclose()

    async def __aenter__(self) -> "AsyncParley":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.aclose()
