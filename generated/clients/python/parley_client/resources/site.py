"""site: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union

from .._files import TextBody, body_of, form
from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import ClientEventParam, ClientEventsAccepted, Email, NewsletterTokenParam, OneClickUnsubscribeParam


class SiteApi(Resource):
    """What web pages of the operator use without an account: contact, newsletter, events."""

    def submit_contact_form(self, *, email: Email, message: str, name: Union[str, NotGiven] = NOT_GIVEN, subject: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Send a message to the operator.
        Stores the message for 180 days, and mails it to the operator where CONTACT_MAIL is set. `npm run
        inbox` reads messages. A deployment takes 2 000 messages a day.
        POST /v1/contact
        """
        return self._none(Spec("POST", "/v1/contact", json=given({"email": email, "name": name, "subject": subject, "message": message}), has_json=True), options)

    def subscribe_newsletter(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Subscribe to the newsletter.
        Mails a link that confirms the subscription, good for 7 days (double opt-in). The answer is the
        same, and takes the same time, whether or not the address is known. An address gets three such mails
        a day at most, and none once it is subscribed.
        POST /v1/newsletter/subscribe
        Raises ApiError: mail_not_configured.
        """
        return self._none(Spec("POST", "/v1/newsletter/subscribe", json=given({"email": email}), has_json=True), options)

    def confirm_newsletter(self, *, token: str, options: Optional[RequestOptions] = None) -> None:
        """Confirm a subscription.
        With the token of the mail. A second confirmation changes nothing.
        POST /v1/newsletter/confirm
        Raises ApiError: invalid_newsletter_token.
        """
        return self._none(Spec("POST", "/v1/newsletter/confirm", json=given({"token": token}), has_json=True), options)

    def unsubscribe_newsletter(self, body: Optional[Union[NewsletterTokenParam, OneClickUnsubscribeParam, TextBody]] = None, *, token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Unsubscribe from the newsletter.
        With the token of any mail, in the body or in the query. Mail programs send the latter with one
        click (RFC 8058): mails carry `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted
        at once; a second request changes nothing.
        POST /v1/newsletter/unsubscribe
        Raises ApiError: invalid_newsletter_token.
        """
        sent = body_of(body, [], "application/x-www-form-urlencoded")
        return self._none(Spec("POST", "/v1/newsletter/unsubscribe", query=given({"token": token}), json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once), options)

    def ingest_client_event(self, *, events: Sequence[ClientEventParam], options: Optional[RequestOptions] = None) -> ClientEventsAccepted:
        """Report events of a web page.
        What happened on a page, up to 50 events and 64 KiB in a request. The service stores neither address
        nor browser, marks e-mail addresses, numbers of cards, accounts and telephones in texts, and deletes
        events after 30 days. `npm run inbox` counts them. A deployment takes 200 000 events a day.
        POST /v1/events
        """
        return self._json(ClientEventsAccepted, Spec("POST", "/v1/events", json=given({"events": events}), has_json=True), options)


class AsyncSiteApi(AsyncResource):
    """What web pages of the operator use without an account: contact, newsletter, events."""

    async def submit_contact_form(self, *, email: Email, message: str, name: Union[str, NotGiven] = NOT_GIVEN, subject: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Send a message to the operator.
        Stores the message for 180 days, and mails it to the operator where CONTACT_MAIL is set. `npm run
        inbox` reads messages. A deployment takes 2 000 messages a day.
        POST /v1/contact
        """
        return await self._none(Spec("POST", "/v1/contact", json=given({"email": email, "name": name, "subject": subject, "message": message}), has_json=True), options)

    async def subscribe_newsletter(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Subscribe to the newsletter.
        Mails a link that confirms the subscription, good for 7 days (double opt-in). The answer is the
        same, and takes the same time, whether or not the address is known. An address gets three such mails
        a day at most, and none once it is subscribed.
        POST /v1/newsletter/subscribe
        Raises ApiError: mail_not_configured.
        """
        return await self._none(Spec("POST", "/v1/newsletter/subscribe", json=given({"email": email}), has_json=True), options)

    async def confirm_newsletter(self, *, token: str, options: Optional[RequestOptions] = None) -> None:
        """Confirm a subscription.
        With the token of the mail. A second confirmation changes nothing.
        POST /v1/newsletter/confirm
        Raises ApiError: invalid_newsletter_token.
        """
        return await self._none(Spec("POST", "/v1/newsletter/confirm", json=given({"token": token}), has_json=True), options)

    async def unsubscribe_newsletter(self, body: Optional[Union[NewsletterTokenParam, OneClickUnsubscribeParam, TextBody]] = None, *, token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Unsubscribe from the newsletter.
        With the token of any mail, in the body or in the query. Mail programs send the latter with one
        click (RFC 8058): mails carry `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted
        at once; a second request changes nothing.
        POST /v1/newsletter/unsubscribe
        Raises ApiError: invalid_newsletter_token.
        """
        sent = body_of(body, [], "application/x-www-form-urlencoded")
        return await self._none(Spec("POST", "/v1/newsletter/unsubscribe", query=given({"token": token}), json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once), options)

    async def ingest_client_event(self, *, events: Sequence[ClientEventParam], options: Optional[RequestOptions] = None) -> ClientEventsAccepted:
        """Report events of a web page.
        What happened on a page, up to 50 events and 64 KiB in a request. The service stores neither address
        nor browser, marks e-mail addresses, numbers of cards, accounts and telephones in texts, and deletes
        events after 30 days. `npm run inbox` counts them. A deployment takes 200 000 events a day.
        POST /v1/events
        """
        return await self._json(ClientEventsAccepted, Spec("POST", "/v1/events", json=given({"events": events}), has_json=True), options)
