"""wallet: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, Optional, Union

from .._downloads import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AutoTopupInputParam, MoneyInputInputParam, Payment, PriceEstimate, PriceRoute, Pricing, Transaction, Usage, UsageGrouping, Wallet


class WalletApi(Resource):
    """Prepaid balance, payments, prices and usage."""

    def get(self, *, options: Optional[RequestOptions] = None) -> Wallet:
        """Get the wallet.
        Returns the balance, the amount reserved by calls in progress, the caps and the alerts.
        GET /v1/wallet
        """
        return self._json(Wallet, Spec("GET", "/v1/wallet"), options)

    def update(self, *, low_balance_threshold: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, daily_cap: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, monthly_cap: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, auto_topup: Union[Optional[AutoTopupInputParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Wallet:
        """Change caps, alert and auto top-up.
        JSON merge patch. `null` clears a field. When a cap is reached, new calls are rejected, and calls in
        progress end when their reservation is used up. Caps also apply with BILLING=off, but `auto_topup`
        is rejected.
        PATCH /v1/wallet
        Raises ApiError: billing_off, payments_not_configured.
        """
        return self._json(Wallet, Spec("PATCH", "/v1/wallet", json=given({"low_balance_threshold": low_balance_threshold, "daily_cap": daily_cap, "monthly_cap": monthly_cap, "auto_topup": auto_topup}), has_json=True), options)

    def create_topup(self, *, amount: Union[str, float], currency: Union[Literal["USD"], NotGiven] = NOT_GIVEN, save_method: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Payment:
        """Top up the wallet.
        Starts a payment and returns the URL to pay at. The balance increases when the payment has arrived,
        which `payment.succeeded` reports. The `manual` provider, for development, credits the amount
        immediately. With BILLING=off, the default, calls need no balance, and the request fails with 409
        `billing_off`.
        POST /v1/payments/topup
        Raises ApiError: billing_off, payments_not_configured, provider_failed.
        """
        return self._json(Payment, Spec("POST", "/v1/payments/topup", json=given({"amount": amount, "currency": currency, "save_method": save_method}), has_json=True, keyed=True), options)

    def delete_payment_method(self, *, options: Optional[RequestOptions] = None) -> None:
        """Delete the saved payment method.
        Deletes the payment method that automatic top-ups charge, and turns them off. The payment provider
        deletes it, too, within minutes. If no method is saved, nothing changes. A top-up that is paid later
        with `save_method` saves one again.
        DELETE /v1/payments/method
        """
        return self._none(Spec("DELETE", "/v1/payments/method"), options)

    def list_transactions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Transaction]:
        """List transactions.
        Lists the ledger of the wallet, newest first. With BILLING=off, nothing is charged: use GET
        /v1/usage and the cost of each call instead.
        GET /v1/payments/history
        Raises ApiError: invalid_cursor.
        """
        return self._page(Transaction, Spec("GET", "/v1/payments/history", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def get_pricing(self, *, options: Optional[RequestOptions] = None) -> Pricing:
        """Get prices.
        Returns every rate and every rounding rule. Nothing else affects a price.
        GET /v1/pricing
        """
        return self._json(Pricing, Spec("GET", "/v1/pricing"), options)

    def estimate_price(self, *, route: Union[PriceRoute, NotGiven] = NOT_GIVEN, model: Union[str, NotGiven] = NOT_GIVEN, voice_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PriceEstimate:
        """Estimate a price.
        Returns the price of one minute with this model and voice over this route, item by item, under
        published assumptions about the amount of speech.
        GET /v1/pricing/estimate
        """
        return self._json(PriceEstimate, Spec("GET", "/v1/pricing/estimate", query=given({"route": route, "model": model, "voice_id": voice_id})), options)

    def get_usage(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, group_by: Union[UsageGrouping, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Usage:
        """Get usage.
        Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
        the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
        numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
        With `Accept: text/csv`, returns one row per line, without the totals.
        GET /v1/usage
        """
        return self._json(Usage, Spec("GET", "/v1/usage", query=given({"from": from_, "to": to, "group_by": group_by})), options)

    def export_usage(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, group_by: Union[UsageGrouping, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Export usage as CSV.
        Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
        the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
        numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
        With `Accept: text/csv`, returns one row per line, without the totals.
        GET /v1/usage/export
        """
        return self._file(Spec("GET", "/v1/usage/export", query=given({"from": from_, "to": to, "group_by": group_by}), accept="text/csv"), options)


class AsyncWalletApi(AsyncResource):
    """Prepaid balance, payments, prices and usage."""

    async def get(self, *, options: Optional[RequestOptions] = None) -> Wallet:
        """Get the wallet.
        Returns the balance, the amount reserved by calls in progress, the caps and the alerts.
        GET /v1/wallet
        """
        return await self._json(Wallet, Spec("GET", "/v1/wallet"), options)

    async def update(self, *, low_balance_threshold: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, daily_cap: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, monthly_cap: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, auto_topup: Union[Optional[AutoTopupInputParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Wallet:
        """Change caps, alert and auto top-up.
        JSON merge patch. `null` clears a field. When a cap is reached, new calls are rejected, and calls in
        progress end when their reservation is used up. Caps also apply with BILLING=off, but `auto_topup`
        is rejected.
        PATCH /v1/wallet
        Raises ApiError: billing_off, payments_not_configured.
        """
        return await self._json(Wallet, Spec("PATCH", "/v1/wallet", json=given({"low_balance_threshold": low_balance_threshold, "daily_cap": daily_cap, "monthly_cap": monthly_cap, "auto_topup": auto_topup}), has_json=True), options)

    async def create_topup(self, *, amount: Union[str, float], currency: Union[Literal["USD"], NotGiven] = NOT_GIVEN, save_method: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Payment:
        """Top up the wallet.
        Starts a payment and returns the URL to pay at. The balance increases when the payment has arrived,
        which `payment.succeeded` reports. The `manual` provider, for development, credits the amount
        immediately. With BILLING=off, the default, calls need no balance, and the request fails with 409
        `billing_off`.
        POST /v1/payments/topup
        Raises ApiError: billing_off, payments_not_configured, provider_failed.
        """
        return await self._json(Payment, Spec("POST", "/v1/payments/topup", json=given({"amount": amount, "currency": currency, "save_method": save_method}), has_json=True, keyed=True), options)

    async def delete_payment_method(self, *, options: Optional[RequestOptions] = None) -> None:
        """Delete the saved payment method.
        Deletes the payment method that automatic top-ups charge, and turns them off. The payment provider
        deletes it, too, within minutes. If no method is saved, nothing changes. A top-up that is paid later
        with `save_method` saves one again.
        DELETE /v1/payments/method
        """
        return await self._none(Spec("DELETE", "/v1/payments/method"), options)

    def list_transactions(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Transaction]:
        """List transactions.
        Lists the ledger of the wallet, newest first. With BILLING=off, nothing is charged: use GET
        /v1/usage and the cost of each call instead.
        GET /v1/payments/history
        Raises ApiError: invalid_cursor.
        """
        return self._page(Transaction, Spec("GET", "/v1/payments/history", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def get_pricing(self, *, options: Optional[RequestOptions] = None) -> Pricing:
        """Get prices.
        Returns every rate and every rounding rule. Nothing else affects a price.
        GET /v1/pricing
        """
        return await self._json(Pricing, Spec("GET", "/v1/pricing"), options)

    async def estimate_price(self, *, route: Union[PriceRoute, NotGiven] = NOT_GIVEN, model: Union[str, NotGiven] = NOT_GIVEN, voice_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PriceEstimate:
        """Estimate a price.
        Returns the price of one minute with this model and voice over this route, item by item, under
        published assumptions about the amount of speech.
        GET /v1/pricing/estimate
        """
        return await self._json(PriceEstimate, Spec("GET", "/v1/pricing/estimate", query=given({"route": route, "model": model, "voice_id": voice_id})), options)

    async def get_usage(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, group_by: Union[UsageGrouping, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Usage:
        """Get usage.
        Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
        the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
        numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
        With `Accept: text/csv`, returns one row per line, without the totals.
        GET /v1/usage
        """
        return await self._json(Usage, Spec("GET", "/v1/usage", query=given({"from": from_, "to": to, "group_by": group_by})), options)

    async def export_usage(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, group_by: Union[UsageGrouping, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Export usage as CSV.
        Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
        the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
        numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
        With `Accept: text/csv`, returns one row per line, without the totals.
        GET /v1/usage/export
        """
        return await self._file(Spec("GET", "/v1/usage/export", query=given({"from": from_, "to": to, "group_by": group_by}), accept="text/csv"), options)
