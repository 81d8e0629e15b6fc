"""white_label: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._files import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Branding, Email, WhiteLabel, WhiteLabelColorsInputParam, WhiteLabelDomain


class WhiteLabelApi(Resource):
    """The brand of the workspace on pages, widgets and mails, and its domains."""

    def get(self, *, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Get the brand of the workspace.
        The brand and the domains of the workspace with their DNS records. A workspace begins without a
        brand.
        GET /v1/white-label
        """
        return self._json(WhiteLabel, Spec("GET", "/v1/white-label"), options)

    def update(self, *, name: Union[Optional[str], NotGiven] = NOT_GIVEN, logo: Union[Optional[str], NotGiven] = NOT_GIVEN, colors: Union[WhiteLabelColorsInputParam, NotGiven] = NOT_GIVEN, support_email: Union[Optional[Email], NotGiven] = NOT_GIVEN, hide_vendor_name: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Change the brand of the workspace.
        Widgets and their previews wear the brand at once, and pages on a verified domain. Mails of the
        workspace wear it once one of its domains is verified, because a mail must not carry the name of a
        brand that nobody proved.
        PATCH /v1/white-label
        """
        return self._json(WhiteLabel, Spec("PATCH", "/v1/white-label", json=given({"name": name, "logo": logo, "colors": colors, "support_email": support_email, "hide_vendor_name": hide_vendor_name}), has_json=True), options)

    def put_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> WhiteLabelDomain:
        """Add a domain, or check it again.
        Answers the DNS records to set and what DNS says about them now. The TXT record proves that the
        domain is yours: with it the domain is verified. The CNAME record leads visitors to this service and
        is not part of the proof. Send the request again after a change of DNS. One workspace at most has a
        domain verified. If another workspace has it, the domain moves to the one whose TXT record is in
        DNS; while both records are there, it stays.
        PUT /v1/white-label/domains/{domain}
        Raises ApiError: domain_limit_reached, domain_taken.
        """
        return self._json(WhiteLabelDomain, Spec("PUT", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    def delete_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a domain.
        Pages on the domain show the standard brand again. Adding it later needs a new TXT record.
        DELETE /v1/white-label/domains/{domain}
        Raises ApiError: domain_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    def get_branding_by_domain(self, domain: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Branding:
        """Get the brand of a domain.
        The brand of the workspace that has verified the domain, with an ETag. It names no workspace.
        GET /v1/branding/{domain}
        Raises ApiError: branding_not_found.
        """
        return self._json(Branding, Spec("GET", f'/v1/branding/{quote(domain, safe="")}', headers=given({"if-none-match": if_none_match})), options)

    def get_brand_logo(self, logo_id: str, *, options: Optional[RequestOptions] = None) -> FileResponse:
        """Get a logo.
        The image behind `logo_url`. An address never changes its image, so that it can be cached for a
        year.
        GET /v1/branding/logos/{logo_id}
        Raises ApiError: logo_not_found.
        """
        return self._file(Spec("GET", f'/v1/branding/logos/{quote(logo_id, safe="")}', accept="image/*"), options)


class AsyncWhiteLabelApi(AsyncResource):
    """The brand of the workspace on pages, widgets and mails, and its domains."""

    async def get(self, *, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Get the brand of the workspace.
        The brand and the domains of the workspace with their DNS records. A workspace begins without a
        brand.
        GET /v1/white-label
        """
        return await self._json(WhiteLabel, Spec("GET", "/v1/white-label"), options)

    async def update(self, *, name: Union[Optional[str], NotGiven] = NOT_GIVEN, logo: Union[Optional[str], NotGiven] = NOT_GIVEN, colors: Union[WhiteLabelColorsInputParam, NotGiven] = NOT_GIVEN, support_email: Union[Optional[Email], NotGiven] = NOT_GIVEN, hide_vendor_name: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WhiteLabel:
        """Change the brand of the workspace.
        Widgets and their previews wear the brand at once, and pages on a verified domain. Mails of the
        workspace wear it once one of its domains is verified, because a mail must not carry the name of a
        brand that nobody proved.
        PATCH /v1/white-label
        """
        return await self._json(WhiteLabel, Spec("PATCH", "/v1/white-label", json=given({"name": name, "logo": logo, "colors": colors, "support_email": support_email, "hide_vendor_name": hide_vendor_name}), has_json=True), options)

    async def put_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> WhiteLabelDomain:
        """Add a domain, or check it again.
        Answers the DNS records to set and what DNS says about them now. The TXT record proves that the
        domain is yours: with it the domain is verified. The CNAME record leads visitors to this service and
        is not part of the proof. Send the request again after a change of DNS. One workspace at most has a
        domain verified. If another workspace has it, the domain moves to the one whose TXT record is in
        DNS; while both records are there, it stays.
        PUT /v1/white-label/domains/{domain}
        Raises ApiError: domain_limit_reached, domain_taken.
        """
        return await self._json(WhiteLabelDomain, Spec("PUT", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    async def delete_domain(self, domain: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a domain.
        Pages on the domain show the standard brand again. Adding it later needs a new TXT record.
        DELETE /v1/white-label/domains/{domain}
        Raises ApiError: domain_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/white-label/domains/{quote(domain, safe="")}'), options)

    async def get_branding_by_domain(self, domain: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Branding:
        """Get the brand of a domain.
        The brand of the workspace that has verified the domain, with an ETag. It names no workspace.
        GET /v1/branding/{domain}
        Raises ApiError: branding_not_found.
        """
        return await self._json(Branding, Spec("GET", f'/v1/branding/{quote(domain, safe="")}', headers=given({"if-none-match": if_none_match})), options)

    async def get_brand_logo(self, logo_id: str, *, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Get a logo.
        The image behind `logo_url`. An address never changes its image, so that it can be cached for a
        year.
        GET /v1/branding/logos/{logo_id}
        Raises ApiError: logo_not_found.
        """
        return await self._file(Spec("GET", f'/v1/branding/logos/{quote(logo_id, safe="")}', accept="image/*"), options)
